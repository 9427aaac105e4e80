// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounce, revealSections, throttle } from "./reveal-sections.ts";

const link = () => document.querySelector("a");
const focus = new Event("focusin", { bubbles: true });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("throttles to one run in each span, and never loses the last call", () => {
  const run = vi.fn();
  const throttled = throttle(99, run);
  throttled();
  throttled();
  throttled();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(99);
  expect(run).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

it("hides what lies well below the window, until it or what is in it comes into sight or focus", () => {
  const [tell, waiting] = [vi.fn(), { pause: vi.fn(), play: vi.fn() }];
  class Watcher {
    observe = vi.fn();
    disconnect = vi.fn();
    constructor(told: (entries: object[]) => void) {
      tell.mockImplementation((top, isIntersecting = false) =>
        told([{ rootBounds: { bottom: 700 }, boundingClientRect: { top }, isIntersecting }]),
      );
    }
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
  HTMLElement.prototype.animate = () => waiting as unknown as Animation;
  for (const show of [() => tell(700), () => tell(0, true), () => link()?.dispatchEvent(focus)]) {
    document.body.innerHTML = '<div data-reveal="1000"><a href="/">x</a></div>';
    revealSections();
    tell(820);
    expect(waiting.pause).not.toHaveBeenCalled();
    tell(821);
    expect([waiting.pause.mock.calls.length, waiting.play.mock.calls.length]).toEqual([1, 0]);
    show();
    expect(waiting.play).toHaveBeenCalledOnce();
    vi.clearAllMocks();
  }
});

it("debounces until the calls have ended", () => {
  const run = vi.fn();
  const debounced = debounce(50, run);
  debounced();
  vi.advanceTimersByTime(49);
  debounced();
  vi.advanceTimersByTime(49);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

it("shows what stands at the end of the page once that is reached, and measures anew when the window changes", () => {
  const observers: string[] = [];
  let told: (entries: object[]) => void = () => {};
  class Watcher {
    observe = () => observers.push("observed");
    disconnect = () => observers.push("left");
    constructor(tell: (entries: object[]) => void) {
      told = tell;
    }
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
  const waiting = { pause: vi.fn(), play: vi.fn() };
  HTMLElement.prototype.animate = () => waiting as unknown as Animation;
  Object.defineProperty(document.documentElement, "scrollHeight", { configurable: true, value: 2000 });
  Object.assign(window, { innerHeight: 800 });
  document.body.innerHTML = '<div data-reveal="1000"></div>';
  revealSections();
  told([{ rootBounds: { bottom: 700 }, boundingClientRect: { top: 1900 }, isIntersecting: false }]);
  const scrollTo = (scrollY: number) => {
    Object.defineProperty(window, "scrollY", { configurable: true, value: scrollY });
    dispatchEvent(new Event("scroll"));
    vi.advanceTimersByTime(99);
  };
  scrollTo(1198);
  expect(waiting.play).not.toHaveBeenCalled();
  dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(50);
  expect(observers).toEqual(["observed", "left", "observed"]);
  scrollTo(1199);
  expect(waiting.play).toHaveBeenCalledOnce();
  scrollTo(1200);
  dispatchEvent(new Event("resize"));
  vi.advanceTimersByTime(50);
  expect([waiting.play.mock.calls.length, observers.at(-1)]).toEqual([1, "left"]);
  Reflect.deleteProperty(document.documentElement, "scrollHeight");
  Reflect.deleteProperty(window, "scrollY");
});

it("hides nothing from whoever wants no motion", () => {
  const matchMedia = vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  const Watcher = vi.fn();
  vi.stubGlobal("IntersectionObserver", Watcher);
  document.body.innerHTML = '<div data-reveal="1000"></div>';
  revealSections();
  expect([matchMedia.mock.calls, Watcher.mock.calls]).toEqual([[["(prefers-reduced-motion: reduce)"]], []]);
  matchMedia.mockRestore();
});
