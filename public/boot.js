// Starts the program and has it kept for use without a network. Where it cannot start, a sentence in the reader's language
// takes the place of an endless wait. Trunk writes the names of the two files into the script element (`pattern_script` in Trunk.toml).
(() => {
  const { module, wasm } = document.currentScript.dataset;

  const sentences = {
    sv: "Spelet kunde inte starta. Ladda om sidan; hjälper det inte, prova en nyare webbläsare.",
    de: "Das Spiel konnte nicht gestartet werden. Lade die Seite neu; hilft das nicht, versuche es mit einem neueren Browser.",
    da: "Spillet kunne ikke starte. Genindlæs siden; hvis det ikke hjælper, så prøv en nyere browser.",
    is: "Ekki tókst að ræsa forritið. Opnaðu síðuna aftur; dugi það ekki skaltu prófa nýrri vafra.",
    en: "The game could not start. Reload the page; if that does not help, try a newer browser.",
  };

  // The program itself weighs a reader's languages more finely; this is for the moments before it runs.
  const language = () =>
    navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag in sentences) ?? "en";

  const address = (name) => new URL(name, document.baseURI).href;

  // Who can remember nothing has none.
  const memory = (kind) => {
    try {
      return window[kind];
    } catch {
      return undefined;
    }
  };

  // What the program asks for first when it runs (`bring_first` in src/ui/apart.rs), as far as that is known before: so it is on
  // its way already. In one piece, the program asks for nothing.
  const askAhead = () => {
    const [, folder] = /^(.*\/)app_bg\.wasm$/.exec(wasm) ?? [];
    if (!folder) return;
    const keeps = memory("localStorage")?.getItem("reversi.v1.current");
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous" });
    link.href = address(`${folder}${keeps || location.hash ? "rest" : language()}.wasm`);
    document.head.append(link);
  };

  // The program fetches its reader's language before it begins.
  const begun = new Promise((resolve, reject) => {
    const hear = ({ detail }) => (detail ? resolve() : reject(new Error("the program could not begin")));
    document.addEventListener("reversi-begun", hear, { once: true });
  });

  const start = async () => {
    const { default: init } = await import(address(module));
    await init({ module_or_path: address(wasm) });
    await begun;
  };

  const keep = async () => {
    const { keep } = await import(address("offline.js"));
    await keep();
  };

  // Mending is tried once until the program has run again. Who can remember nothing never tries.
  const TRIED = "reversi.v1.mended";
  const mayMend = () => {
    const mayMend = memory("sessionStorage")?.getItem(TRIED) === null;
    if (mayMend) memory("sessionStorage").setItem(TRIED, "");
    return mayMend;
  };

  // A page and its files may be of different versions: a cache has kept one of them, and the site has moved on. Fetched anew,
  // past our service worker, they fit. sw.js is never kept, so it tells whether the site can be reached at all.
  const mend = async () => {
    const answer = await fetch(address("sw.js"), { cache: "reload" });
    if (!answer.ok) throw new Error("there is no sw.js");
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.scope === address("./")) await registration.unregister();
    await fetch(location.href, { cache: "reload" });
    location.reload();
  };

  const confess = () => {
    const notice = document.createElement("p");
    notice.setAttribute("role", "alert");
    notice.dataset.notice = "error";
    notice.className = "failure";
    notice.textContent = sentences[document.documentElement.lang];
    document.body.replaceChildren(notice);
  };

  const help = async () => {
    try {
      if (mayMend()) return await mend();
    } catch (error) {
      console.error(error);
    }
    confess();
  };

  const stayAwake = async () => {
    const { watch } = await import(address("awake.js"));
    watch();
  };

  const run = async () => {
    try {
      await start();
    } catch (error) {
      console.error(error);
      return help();
    }
    memory("sessionStorage")?.removeItem(TRIED);
    await Promise.all([keep(), stayAwake()]);
  };

  document.documentElement.lang = language();
  askAhead();
  run().catch(console.error);
})();
