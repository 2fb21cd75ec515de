// The theme that was chosen in the program, before anything is painted.
(() => {
  try {
    const { theme } = JSON.parse(localStorage.getItem("reversi.v1.settings")).d;
    document.documentElement.dataset.theme = ["light", "dark"].includes(theme) ? theme : "system";
  } catch {
    // Nothing is kept here, or nothing may be read: the system's theme.
  }
})();
