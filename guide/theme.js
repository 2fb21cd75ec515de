// The theme that was chosen in the program, and which boards, and whether discs have patterns, before anything is painted.
(() => {
  try {
    const { theme, board, patterns } = JSON.parse(localStorage.getItem("reversi.v1.settings")).d;
    document.documentElement.dataset.theme = ["light", "dark", "contrast"].includes(theme) ? theme : "system";
    document.documentElement.dataset.look = ["walnut", "slate"].includes(board) ? board : "rules";
    document.documentElement.dataset.patterns = patterns === true ? "on" : "off";
  } catch {
    // Nothing is kept here, or nothing may be read: the system's theme.
  }
})();
