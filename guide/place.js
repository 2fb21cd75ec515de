// A change of language keeps the place: a link to the same page in another language leads to the section that is being read.
(() => {
  const headings = [...document.querySelectorAll("h2[id]")];
  const isSeen = (heading) => {
    const { top } = heading.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  };

  // The section that the address names, while its heading is in sight; otherwise the last one that began above the middle.
  const place = () =>
    headings.find((heading) => `#${heading.id}` === location.hash && isSeen(heading)) ??
    headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 2);

  const keep = ({ currentTarget }) => {
    currentTarget.hash = place()?.id ?? "";
  };

  for (const link of document.querySelectorAll(".guide-languages a")) {
    link.addEventListener("click", keep);
  }
})();
