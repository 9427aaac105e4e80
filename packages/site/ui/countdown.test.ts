import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCountdown } from "./countdown.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("createCountdown", () => {
  it("does not run twice as fast when resumed twice", () => {
    const ended = vi.fn();
    const countdown = createCountdown(1000, ended);
    countdown.resume();
    countdown.resume();
    countdown.pause();
    vi.advanceTimersByTime(5000);
    expect(ended).not.toHaveBeenCalled();
  });

  it("calls back only once", () => {
    const ended = vi.fn();
    const countdown = createCountdown(1000, ended);
    countdown.resume();
    vi.advanceTimersByTime(1000);
    countdown.resume();
    vi.advanceTimersByTime(5000);
    expect(ended).toHaveBeenCalledOnce();
  });
});
