// Figures that show a move can be stepped through: before it, the disc as it is placed, the discs that have turned.
// Without this script a figure shows the last step.

const enliven = (figure) => {
  const layers = [...figure.querySelectorAll(".figure-step")];
  const controls = figure.querySelector(".figure-steps");
  const words = controls.querySelector("p");
  const attempt = figure.querySelector(".figure-try");
  const show = (step) => {
    figure.dataset.step = step;
    layers.forEach((layer, i) => (i === step ? layer.removeAttribute("display") : layer.setAttribute("display", "none")));
    const { said, game } = layers[step].dataset;
    words.textContent = `${step + 1}/${layers.length}\u2002${said}`;
    attempt.hash = game;
  };
  const walk = (by) => {
    // What is there from the beginning is not read aloud, what changes is.
    words.setAttribute("aria-live", "polite");
    show((Number(figure.dataset.step) + by + layers.length) % layers.length);
  };
  const ways = { previous: -1, next: 1, ArrowLeft: -1, ArrowRight: 1 };
  const go = (way) => way in ways && walk(ways[way]);

  controls.addEventListener("click", ({ target }) => go(target.closest("button")?.dataset.way));
  controls.addEventListener("keydown", ({ key }) => go(key));
  show(layers.length - 1);
  controls.hidden = false;
};

export const enlivenAll = (root) => {
  for (const figure of root.querySelectorAll(".figure:has(.figure-step):not([data-step])")) enliven(figure);
};

enlivenAll(document);
