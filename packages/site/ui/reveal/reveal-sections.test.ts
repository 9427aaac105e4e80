import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { debounce, throttle } from "./reveal-sections.ts";

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
