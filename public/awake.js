// Keeps the screen on while `<html data-awake="on">` says that a game is going on. A browser lets the screen go whenever the page
// is hidden, so it is asked again when it is seen. Where it cannot, or will not when the battery is low, the screen goes as usual.
let lock = null;
let asked = false;

const wanted = () => document.documentElement.dataset.awake === "on" && document.visibilityState === "visible";

const follow = async () => {
  if (asked) return;
  asked = true;
  try {
    if (wanted() && (lock === null || lock.released)) lock = await navigator.wakeLock.request("screen");
  } catch {
    lock = null;
  }
  asked = false;
  if (!wanted() && lock) {
    const held = lock;
    lock = null;
    await held.release();
  }
};

export const watch = () => {
  if (!navigator.wakeLock) return;
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ["data-awake"] });
  document.addEventListener("visibilitychange", follow);
  follow();
};
