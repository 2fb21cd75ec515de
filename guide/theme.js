// The theme that was chosen in the program, and whether discs have patterns, before anything is painted.
(() => {
  try {
    const { theme, patterns } = JSON.parse(localStorage.getItem("reversi.v1.settings")).d;
    document.documentElement.dataset.theme = ["light", "dark", "contrast"].includes(theme) ? theme : "system";
    document.documentElement.dataset.patterns = patterns === true ? "on" : "off";
  } catch {
    // Nothing is kept here, or nothing may be read: the system's theme.
  }
})();
