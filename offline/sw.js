// The service worker: keeps one version of the program, whole, and answers from it, so that it runs without a network.
//
// `cargo xtask build` writes dist/sw.js: `VERSION` and `FILES`, the SHA-256 of every file of the build by its path, then this text.
// A version is installed whole or not at all, and waits until the reader agrees to it: until then the one before goes on.

const SCOPE = new URL(self.registration.scope);
// Pages on one host share their caches. No path has a space in it, so that no other page's names begin like ours.
const OURS = `reversi ${SCOPE.pathname} `;
const CACHE = OURS + VERSION;
const DIGESTS = new Map(Object.entries(FILES));

const address = (path) => new URL(path, SCOPE).href;

const digest = async (bytes) => {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};

// A copy of a response with nothing but its type, if its bytes are those that were built.
const checked = async (path, response) => {
  if (!response?.ok) return undefined;
  const bytes = await response.arrayBuffer();
  if ((await digest(bytes)) !== DIGESTS.get(path)) return undefined;
  return new Response(bytes, { headers: { "content-type": response.headers.get("content-type") ?? "" } });
};

// The browser's own cache may hold what the site has replaced minutes ago.
const load = async (path) => checked(path, await fetch(address(path), { cache: "reload" }));

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(OURS));

// A file that another version of ours holds unchanged is not fetched again.
const keptElsewhere = async (path) => {
  for (const name of await ourCaches()) {
    const kept = await (await caches.open(name)).match(address(path));
    const file = await checked(path, kept);
    if (file) return file;
  }
  return undefined;
};

const obtain = async (path) => {
  const file = (await keptElsewhere(path)) ?? (await load(path));
  if (!file) throw new Error(`${path} is not what version ${VERSION} consists of`);
  return [path, file];
};

const install = async () => {
  const files = await Promise.all([...DIGESTS.keys()].map(obtain));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map(([path, file]) => cache.put(address(path), file)));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
};

const activate = async () => {
  const others = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
  await self.clients.claim();
};

// A kept file. One that has gone from the cache is fetched and kept again; where the site has another version by now, that is the answer.
const file = async (path, request) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address(path));
  if (kept) return kept;
  const restored = await load(path);
  if (!restored) return fetch(request);
  await cache.put(address(path), restored.clone());
  return restored;
};

// The file of a page, as the site itself would find it: as named, a folder's index, or without its ending.
const pageFile = (path) => [path, `${path}index.html`, `${path}.html`].find((name) => DIGESTS.has(name));

// A page. What we do not have is the site's to answer; out of its reach, the program is better than nothing.
const page = async (path, request) => {
  const name = pageFile(path);
  if (name) return file(name, request);
  if (DIGESTS.has(`${path}/index.html`)) return Response.redirect(address(`${path}/`));
  return fetch(request).catch(() => Response.redirect(SCOPE.href));
};

self.addEventListener("install", (event) => event.waitUntil(install()));

self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", ({ data }) => {
  if (data === "renew") self.skipWaiting();
});

// Only what we hold is answered here; everything else goes its usual way, and a missing file is missing.
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const isOurs = origin === SCOPE.origin && pathname.startsWith(SCOPE.pathname);
  if (!isOurs || request.method !== "GET" || request.headers.has("range")) return;
  const path = pathname.slice(SCOPE.pathname.length);
  if (request.mode === "navigate") event.respondWith(page(path, request));
  else if (DIGESTS.has(path)) event.respondWith(file(path, request));
});
