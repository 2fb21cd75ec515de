// The rules beside the game: `<rule-page src="rules/sv/classic.html#passing">` shows the text of that page, from that heading on.
// Its links lead to addresses of the program. `data-state` says how far it is: loading, ready or failed.
import { enlivenAll } from "./figures.js";

const program = new URL("..", import.meta.url);

// The style of the text, fetched once.
const styled = new Promise((resolve, reject) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("reading.css", import.meta.url) });
  link.addEventListener("load", resolve);
  link.addEventListener("error", reject);
  document.head.append(link);
});

const fetched = async (page) => {
  const response = await fetch(page);
  if (!response.ok) throw new Error(`${page}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), "text/html");
};

// `rules/sv/classic.html` as the parts `sv` and `classic`.
const parts = ({ pathname }) => pathname.split("/").slice(-2).map((part) => part.replace(".html", ""));

// Where a link of the page leads within the program; the page itself where it leads out.
const within = (link, page) => {
  const target = new URL(link.getAttribute("href"), page);
  const [, name] = parts(target);
  if (target.pathname === program.pathname) return target.hash;
  return name === "index" ? target.href : `#/rules/${name}${target.hash.replace("#", "/")}`;
};

class RulePage extends HTMLElement {
  static observedAttributes = ["src"];

  #page = null;

  attributeChangedCallback(_name, _before, src) {
    if (src) this.#turnTo(new URL(src, program));
  }

  async #turnTo(page) {
    const before = this.#page;
    this.#page = page;
    const isOther = before?.pathname !== page.pathname || this.dataset.state !== "ready";
    const [, name] = parts(page);
    // Another language: go on reading at the same place. Another place: go there.
    const reading = isOther && before?.hash === page.hash && parts(before)[1] === name ? this.#reading() : null;
    if (isOther && !(await this.#load(page))) return;
    if (reading) this.#align(reading);
    else this.#goTo(page.hash.slice(1));
  }

  // Returns whether the text is there now. It is not when another one was wanted meanwhile.
  async #load(page) {
    this.dataset.state = "loading";
    try {
      const [content] = await Promise.all([fetched(page), styled]);
      if (this.#page !== page) return false;
      this.#fill(content, page);
      this.dataset.state = "ready";
      return true;
    } catch (error) {
      console.warn(error);
      if (this.#page === page) this.dataset.state = "failed";
      return false;
    }
  }

  #fill(content, page) {
    const main = document.importNode(content.querySelector("main"), true);
    for (const link of main.querySelectorAll("a[href]")) link.setAttribute("href", within(link, page));
    this.lang = content.documentElement.lang;
    this.replaceChildren(...main.children);
    enlivenAll(this);
  }

  // The heading that is being read, and how far below the upper edge it stands.
  #reading() {
    const { top, height } = this.getBoundingClientRect();
    const below = (heading) => heading.getBoundingClientRect().top - top;
    const heading = [...this.querySelectorAll("h2[id]")].findLast((heading) => below(heading) < height / 2);
    return heading && { id: heading.id, below: below(heading) };
  }

  #align({ id, below }) {
    const heading = this.querySelector(`h2#${id}`);
    if (heading) this.scrollTop += heading.getBoundingClientRect().top - this.getBoundingClientRect().top - below;
  }

  #goTo(id) {
    const heading = id && this.querySelector(`h2#${id}`);
    if (!heading) {
      this.scrollTop = 0;
      return;
    }
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    this.#align({ id, below: 12 });
  }
}

customElements.define("rule-page", RulePage);
