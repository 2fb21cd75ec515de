// From the list of languages to the reader's own: the one chosen in the program, or else the first that the browser asks for.
(() => {
  const offered = [...document.querySelectorAll("a[data-language]")].map((link) => link.dataset.language);
  const chosen = () => {
    try {
      return JSON.parse(localStorage.getItem("reversi.v1.settings")).d.language;
    } catch {
      return null;
    }
  };
  const wanted = [chosen(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  const language = wanted.find((tag) => offered.includes(tag));
  if (language) location.replace(`${language}/index.html`);
})();
