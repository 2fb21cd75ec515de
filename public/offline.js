// Has the program kept for use without a network (sw.js does it) and tells the program how far that is, by events:
//
//   reversi-offline      from here: `detail` is "saving", "ready", "failed" or "unavailable"
//   reversi-new-version  from here: "waits" until the reader agrees to it, or "runs" already, by the word of another tab
//   reversi-renew        to here: the reader agrees, and the game is kept
//
// `boot.js` calls it when the program runs, so that keeping it does not delay its start.

const HOUR = 3_600_000;
const SCRIPT = new URL("sw.js", document.baseURI).href;

const tell = (event, detail) => {
  if (event === "reversi-offline") document.documentElement.toggleAttribute("data-offline-ready", detail === "ready");
  document.dispatchEvent(new CustomEvent(event, { detail }));
};

// Follows a version that is being installed to where it is ready to use, waits for the one before, or has failed.
const follow = (registration, worker) => {
  worker.onstatechange = () => {
    if (worker.state === "installed" && registration.active) tell("reversi-new-version", "waits");
    if (worker.state === "activated") tell("reversi-offline", "ready");
    if (worker.state === "redundant" && !registration.active) tell("reversi-offline", "failed");
  };
};

// Whoever lets the page stand open hears of a new version, too. Without a network there is none to hear of.
const lookAgain = (registration) => {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
};

// The first worker changes nothing for a page that began without one; a neighbour's on the same host is none.
const renewOnce = (registration) => {
  let isKept = navigator.serviceWorker.controller?.scriptURL === SCRIPT;
  let isAgreed = false;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isAgreed) location.reload();
    else if (isKept) tell("reversi-new-version", "runs");
    isKept = true;
    isAgreed = false;
  });
  document.addEventListener("reversi-renew", () => {
    isAgreed = true;
    if (registration.waiting) registration.waiting.postMessage("renew");
    else location.reload();
  });
};

export const keep = async () => {
  if (!("serviceWorker" in navigator)) return tell("reversi-offline", "unavailable");
  try {
    const registration = await navigator.serviceWorker.register(SCRIPT, { updateViaCache: "none" });
    const { installing, waiting, active } = registration;
    renewOnce(registration);
    lookAgain(registration);
    registration.addEventListener("updatefound", () => follow(registration, registration.installing));
    for (const worker of [installing, waiting]) if (worker) follow(registration, worker);
    if (waiting && active) tell("reversi-new-version", "waits");
    tell("reversi-offline", active ? "ready" : "saving");
  } catch (error) {
    console.warn(error);
    tell("reversi-offline", error.name === "TypeError" ? "failed" : "unavailable");
  }
};
