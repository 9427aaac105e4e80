/** Turns slides until the carousel is hydrated, which continues from their position. */
import { laySlides, positionOf, slideAt } from "./carousel-track.ts";

addEventListener(
  "click",
  (event) => {
    if (!(event.target instanceof Element)) return;
    const button = event.target.closest<HTMLElement>("button[data-turn]");
    const carousel = button?.closest<HTMLElement>("section:not([data-mounted])");
    if (!button || !carousel) return;
    // React would otherwise replay the press and turn once more.
    event.stopImmediatePropagation();
    turn(carousel, button.dataset.turn === "1" ? 1 : -1);
  },
  true,
);

function turn(carousel: HTMLElement, direction: 1 | -1) {
  const track = carousel.querySelector<HTMLElement>("[aria-live]");
  const count = carousel.querySelector("p");
  if (!track || !count) return;
  const position = positionOf(track) + direction;
  const slides = [...track.children] as HTMLElement[];
  const current = slides[slideAt(position, slides.length)];
  laySlides(track, position, direction);
  for (const slide of slides) slide.inert = slide !== current;
  count.textContent = current?.ariaLabel ?? "";
}
