// Starts the program. Where it cannot start, a sentence in the reader's language takes the place of an endless wait.
// Trunk writes the names of the two files into the script element (`pattern_script` in Trunk.toml).
(() => {
  const { module, wasm } = document.currentScript.dataset;

  const sentences = {
    sv: "Spelet kunde inte starta. Ladda om sidan; hjälper det inte, prova en nyare webbläsare.",
    de: "Das Spiel konnte nicht gestartet werden. Lade die Seite neu; hilft das nicht, versuche es mit einem neueren Browser.",
    da: "Spillet kunne ikke starte. Genindlæs siden; hvis det ikke hjælper, så prøv en nyere browser.",
    is: "Ekki tókst að ræsa leikinn. Endurhladdu síðuna; dugi það ekki skaltu prófa nýrri vafra.",
    en: "The game could not start. Reload the page; if that does not help, try a newer browser.",
  };

  // The program itself weighs a reader's languages more finely; this is for the moments before it runs.
  const language = () =>
    navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in sentences) ?? "en";

  const address = (name) => new URL(name, document.baseURI).href;

  const start = async () => {
    const { default: init } = await import(address(module));
    await init({ module_or_path: address(wasm) });
  };

  const confess = (error) => {
    console.error(error);
    const notice = document.createElement("p");
    notice.setAttribute("role", "alert");
    notice.dataset.notice = "error";
    notice.className = "failure";
    notice.textContent = sentences[document.documentElement.lang];
    document.body.replaceChildren(notice);
  };

  document.documentElement.lang = language();
  start().catch(confess);
})();
