// Fetches the parts of the program; src/ui/apart.rs says which there are. The build writes in front of this what the main part
// is called, and, for each part, `export const __wasm_split_load_… = bring("…")`, which the program calls.
//
// A part uses the memory and the table of the main part, and brings what it shares with other parts in sections of its own,
// named as in `SHARED`: each of those is put in place once, whichever part brings it first.

const main = () => ({ __wasm_split: initSync() });

const inPlace = new Map();

const share = (part) => {
  for (const name of SHARED) {
    const [piece] = WebAssembly.Module.customSections(part, name);
    if (piece && !inPlace.has(name)) inPlace.set(name, WebAssembly.instantiate(piece, main()));
  }
  return Promise.all(inPlace.values());
};

const load = async (name) => {
  const address = new URL(`${name}.wasm`, import.meta.url);
  let answer = await fetch(address);
  // A browser may remember for a while that something was not there.
  if (!answer.ok) answer = await fetch(address, { cache: "reload" });
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  const part = await WebAssembly.compile(await answer.arrayBuffer());
  await share(part);
  await WebAssembly.instantiate(part, main());
};

const loading = new Map();

// What is asked for twice is fetched once; what did not come is asked for again.
const once = (name) => {
  if (!loading.has(name)) loading.set(name, load(name).catch((error) => (loading.delete(name), Promise.reject(error))));
  return loading.get(name);
};

// Tells the program, by a function in its table, whether a part is in place.
function bring(name) {
  return async (callback, data) => {
    const came = await once(name).then(() => true, (error) => (console.error(error), false));
    main().__wasm_split.__indirect_function_table.get(callback)(data, came);
  };
}
