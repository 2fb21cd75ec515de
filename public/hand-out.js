// Hands out what the reader takes along: a link to the system's share sheet, files, paper. It is fetched when a game is shared.
//
//   reversi-hand-out    to here: `detail` is an order as JSON, { what, kind, name, text }; whoever takes it prevents the default
//   reversi-handed-out  from here: "done", "link-refused", "file-refused" or "printed"

const tell = (detail) => document.dispatchEvent(new CustomEvent("reversi-handed-out", { detail }));

const nextFrame = () => new Promise(requestAnimationFrame);

const send = async ({ text }) => {
  try {
    await navigator.share({ url: text });
    return "done";
  } catch (error) {
    // The reader has changed their mind; that is no refusal.
    return error.name === "AbortError" ? "done" : "link-refused";
  }
};

// A file leaves by a link to it, which nobody sees. Beside an open dialog it could not be pressed.
const save = (blob, name) => {
  const link = document.createElement("a");
  const address = URL.createObjectURL(blob);
  link.href = address;
  link.download = name;
  link.hidden = true;
  (document.querySelector("dialog[open]") ?? document.body).append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

// Points are made of lines by the browser itself.
const paint = async (svg, kind) => {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d").drawImage(image, 0, 0);
    const points = await new Promise((resolve) => canvas.toBlob(resolve, kind));
    if (!points) throw new Error("no picture was made");
    return points;
  } finally {
    URL.revokeObjectURL(address);
  }
};

const keep = async ({ kind, name, text }) => {
  try {
    save(kind === "image/png" ? await paint(text, kind) : new Blob([text], { type: `${kind};charset=utf-8` }), name);
    return "done";
  } catch (error) {
    console.warn(error);
    return "file-refused";
  }
};

// What is to be printed has been decided, and is drawn with the next frame.
const print = async () => {
  await nextFrame();
  await nextFrame();
  const printed = new Promise((resolve) => addEventListener("afterprint", resolve, { once: true }));
  window.print();
  await printed;
  return "printed";
};

const hands = { send, save: keep, print };

document.addEventListener("reversi-hand-out", (event) => {
  event.preventDefault();
  const order = JSON.parse(event.detail);
  hands[order.what](order).then(tell);
});
