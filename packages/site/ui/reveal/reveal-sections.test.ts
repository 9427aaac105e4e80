// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounce, revealSections, throttle } from "./reveal-sections.ts";

const link = () => document.querySelector("a");
const focus = new Event("focusin", { bubbles: true });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
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
