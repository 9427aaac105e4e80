// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { act } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, test, vi } from "vitest";
import { happens, mount } from "../testing/mount.tsx";
import { AUTOPLAY_MS, Carousel } from "./carousel.tsx";
import { type Direction, slideShift } from "./carousel-track.ts";

const labels = {
  label: "Slabs of the month",
  carousel: "carousel",
  slide: "slide",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play",
  position: (number: number, total: number) => `${number} of ${total}`,
};

let reducedMotion = false;
beforeEach(() => {
  vi.useFakeTimers();
  reducedMotion = false;
  vi.stubGlobal(
    "matchMedia",
    () => Object.assign(new EventTarget(), { matches: reducedMotion }) as unknown as MediaQueryList,
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Three slides on a page, and which of them is shown. */
async function threeSlides() {
  const slides = ["a", "b", "c"].map((key) => ({ key, content: <button type="button">{key}</button> }));
  const { place, unmount } = await mount(<Carousel slides={slides} labels={labels} />);
  const section = place.querySelector("section") as HTMLElement;
  const shown = () =>
    [...place.querySelectorAll("[role=group]")]
      .filter((slide) => !slide.hasAttribute("inert"))
      .map(({ textContent }) => textContent)
      .join();
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll("button")].find((one) => one.textContent === name)?.click());
  return { section, shown, press, unmount, track: place.querySelector("[aria-live]") as HTMLElement };
}

const passes = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const over = (pointerType: string) => new PointerEvent("pointerover", { bubbles: true, pointerType });
const out = () => new PointerEvent("pointerout", { bubbles: true });

test("slides go on by themselves every eight seconds, round and round", async () => {
  const { shown } = await threeSlides();
  await passes(7999);
  expect(shown()).toBe("a");
  await passes(1);
  expect(shown()).toBe("b");
  await passes(8000);
  expect(shown()).toBe("c");
  await passes(8000);
  expect(shown()).toBe("a");
});

test("turned by hand, a slide stands its whole time", async () => {
  const { shown, press } = await threeSlides();
  await passes(7000);
  await press("Previous");
  expect(shown()).toBe("c");
  await passes(7999);
  expect(shown()).toBe("c");
  await passes(1);
  expect(shown()).toBe("a");
});

test("a mouse over them holds the slides, with the time that was left; a finger holds nothing", async () => {
  const { shown, section } = await threeSlides();
  await passes(5000);
  await happens(section, over("mouse"));
  await passes(60_000);
  expect(shown()).toBe("a");
  await happens(section, out());
  await passes(2999);
  expect(shown()).toBe("a");
  await passes(1);
  expect(shown()).toBe("b");
  await happens(section, over("touch"));
  await passes(8000);
  expect(shown()).toBe("c");
});

test("paused, the slides stand; Play goes on at once, also under the pointer that pressed it", async () => {
  const { shown, section, press, track } = await threeSlides();
  await press("Pause");
  await passes(60_000);
  expect(shown()).toBe("a");
  expect(track.getAttribute("aria-live")).toBe("polite");
  await happens(section, over("mouse"));
  await press("Play");
  expect(track.getAttribute("aria-live")).toBe("off");
  await passes(8000);
  expect(shown()).toBe("b");
  await happens(section, out());
  await happens(section, over("mouse"));
  await passes(60_000);
  expect(shown()).toBe("b");
});

test("focus of the keyboard within holds the slides until it leaves", async () => {
  const { shown, section, track } = await threeSlides();
  const within = track.querySelector("button") as HTMLElement;
  vi.spyOn(within, "matches").mockImplementation((selector) => selector === ":focus-visible");
  await act(async () => within.focus());
  await passes(60_000);
  expect(shown()).toBe("a");
  await act(async () => within.blur());
  await passes(8000);
  expect(shown()).toBe("b");
  expect(section.contains(document.activeElement)).toBe(false);
});

test("focus that a click leaves holds nothing, and Play outweighs the keyboard's as long as it stays within", async () => {
  const { shown, press, section } = await threeSlides();
  const [play, , next] = [...section.querySelectorAll("button")];
  let byKeyboard = false;
  for (const button of [play, next])
    vi.spyOn(button as Element, "matches").mockImplementation(() => byKeyboard);
  await act(async () => play?.focus());
  await passes(8000);
  expect(shown()).toBe("b");
  byKeyboard = true;
  await press("Pause");
  await press("Play");
  await act(async () => next?.focus());
  await passes(8000);
  expect(shown()).toBe("c");
  await act(async () => next?.blur());
  await act(async () => next?.focus());
  await passes(60_000);
  expect(shown()).toBe("c");
});

test("who wants less motion gets none before pressing Play", async () => {
  reducedMotion = true;
  const { shown, press } = await threeSlides();
  await passes(60_000);
  expect(shown()).toBe("a");
  await press("Play");
  await passes(8000);
  expect(shown()).toBe("b");
});

test("a carousel that is gone leaves no timer behind", async () => {
  const { unmount } = await threeSlides();
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["to the left", -41, 0, "touch", "b"],
  ["to the right", 41, 0, "pen", "c"],
  ["by 40 px", -40, 0, "touch", "a"],
  ["more down than across", -60, 61, "touch", "a"],
  ["with the mouse", -300, 0, "mouse", "a"],
])("a swipe %s", async (_, x, y, pointerType, expected) => {
  const { shown, track } = await threeSlides();
  const at = (type: string, clientX: number, clientY: number) =>
    new PointerEvent(type, { bubbles: true, pointerType, clientX, clientY });
  await happens(track, at("pointerdown", 500, 100));
  await happens(track, at("pointerup", 500 + x, 100 + y));
  expect(shown()).toBe(expected);
});

test("a swipe that the browser takes for scrolling turns nothing when the finger is lifted", async () => {
  const { shown, track } = await threeSlides();
  await happens(
    track,
    new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch", clientX: 500 }),
  );
  await happens(track, new PointerEvent("pointercancel", { bubbles: true, pointerType: "touch" }));
  await happens(track, new PointerEvent("pointerup", { bubbles: true, pointerType: "touch", clientX: 100 }));
  expect(shown()).toBe("a");
});

test("before the page runs a press turns once, and nobody else hears of it; afterwards React alone turns", async () => {
  await import("./carousel.before-hydration.ts");
  const page = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => page.remove());
  page.innerHTML = `<section><p>1 of 3</p><button data-turn="-1"><i>back</i></button><button data-turn="1">on</button>
    <div aria-live="off"><div aria-label="1 of 3"></div><div aria-label="2 of 3"></div><div aria-label="3 of 3"></div></div></section>`;
  const heard = vi.fn();
  page.addEventListener("click", heard);
  const state = () => [
    page.querySelector("p")?.textContent,
    [...page.querySelectorAll<HTMLElement>("[aria-label]")].map(({ inert }) => inert),
  ];
  page.querySelector<HTMLElement>('[data-turn="1"]')?.click();
  expect(state()).toEqual(["2 of 3", [true, false, true]]);
  page.querySelector<HTMLElement>("i")?.click();
  page.querySelector<HTMLElement>("i")?.click();
  expect(state()).toEqual(["3 of 3", [true, true, false]]);
  expect(heard).not.toHaveBeenCalled();
  page.querySelector("section")?.setAttribute("data-mounted", "true");
  page.querySelector<HTMLElement>('[data-turn="1"]')?.click();
  expect([state()[0], heard.mock.calls.length]).toEqual(["3 of 3", 1]);
});

function render(count: number) {
  const slides = Array.from({ length: count }, (_, index) => ({
    key: `${index}`,
    content: `Slide ${index + 1}`,
  }));
  return renderToStaticMarkup(<Carousel slides={slides} labels={labels} />);
}

describe("Carousel", () => {
  it("keeps the times that its style sheet keeps", () => {
    const css = readFileSync(`${import.meta.dirname}/carousel.module.css`, "utf8");
    expect(css).toContain("transition: transform 1500ms");
    expect(css).toContain(`animation: run ${AUTOPLAY_MS}ms`);
    expect(AUTOPLAY_MS).toBe(8000);
  });

  it("is prerendered readable: every slide in the page, none inert, no inline style", () => {
    const html = render(2);
    expect(html).toContain("Slide 1");
    expect(html).toContain("Slide 2");
    expect(html).not.toMatch(/ (inert|style)=/);
  });

  it("names itself and its slides", () => {
    const html = render(2);
    expect(html).toMatch(/<section[^>]*aria-roledescription="carousel"[^>]*aria-label="Slabs of the month"/);
    expect(html).toMatch(/role="group" aria-roledescription="slide" aria-label="2 of 2"/);
  });

  it("brings the script by which it turns before React is there", () => {
    const [, script = ""] = /<script>([\s\S]+?)<\/script>/.exec(render(2)) ?? [];
    expect(script).toContain("data-turn");
    expect(() => new Function(script)).not.toThrow();
  });

  it("has no controls for a single slide", () => {
    expect(render(1)).not.toContain("<button");
  });
});

/** Where the slides lie, as seen from the window: 0 is in view, -1 just left of it. */
function seen(position: number, count: number, direction: Direction) {
  return Array.from(
    { length: count },
    (_, index) => index + slideShift(index, position, count, direction) - position,
  );
}

describe("slideShift", () => {
  it("needs no shift before the first move, so the prerendered page is right", () => {
    expect(slideShift(0, 0, 2, -1)).toBe(0);
    expect(slideShift(1, 0, 2, -1)).toBe(0);
  });

  it("lets the second of two slides enter from the right and the first leave to the left, again and again", () => {
    expect(seen(1, 2, 1)).toEqual([-1, 0]);
    expect(seen(2, 2, 1)).toEqual([0, -1]);
    expect(seen(3, 2, 1)).toEqual([-1, 0]);
  });

  it("turns round for the way back", () => {
    expect(seen(-1, 2, -1)).toEqual([1, 0]);
    expect(seen(-2, 2, -1)).toEqual([0, 1]);
  });

  it("keeps a neighbour on both sides when there are more than two", () => {
    expect(seen(0, 4, 1)).toEqual([0, 1, 2, -1]);
    expect(seen(3, 4, 1)).toEqual([1, 2, -1, 0]);
    expect(seen(4, 4, 1)).toEqual([0, 1, 2, -1]);
  });

  it("leaves a single slide alone", () => {
    expect(seen(0, 1, 1)).toEqual([0]);
  });
});
