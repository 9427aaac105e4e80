import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createCountdown } from "./countdown.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("createCountdown", () => {
  it("stands still until it is resumed", () => {
    const ended = vi.fn();
    const countdown = createCountdown(5000, ended);
    vi.advanceTimersByTime(10_000);
    expect(ended).not.toHaveBeenCalled();
    countdown.resume();
    vi.advanceTimersByTime(4999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledOnce();
  });

  it("goes on with the time that was left", () => {
    const ended = vi.fn();
    const countdown = createCountdown(5000, ended);
    countdown.resume();
    vi.advanceTimersByTime(3000);
    countdown.pause();
    vi.advanceTimersByTime(60_000);
    countdown.resume();
    vi.advanceTimersByTime(1999);
    expect(ended).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ended).toHaveBeenCalledOnce();
  });

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
