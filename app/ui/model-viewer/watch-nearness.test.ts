import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchNearness } from "./watch-nearness.ts";

let watchers: { come: (isIntersecting: boolean) => void; margin: string | undefined; ended: boolean }[];
beforeEach(() => {
  watchers = [];
  class Watcher {
    readonly #watcher: (typeof watchers)[number];
    constructor(come: (entries: object[]) => void, { rootMargin }: IntersectionObserverInit) {
      this.#watcher = {
        come: (isIntersecting) => come([{ isIntersecting }]),
        margin: rootMargin,
        ended: false,
      };
      watchers.push(this.#watcher);
    }
    observe() {}
    disconnect() {
      this.#watcher.ended = true;
    }
  }
  vi.stubGlobal("IntersectionObserver", Watcher);
});
afterEach(() => vi.unstubAllGlobals());

test("near it is fetched once, far away it is freed, between the two it stays as it is", () => {
  const [onNear, onFar] = [vi.fn(), vi.fn()];
  watchNearness({} as HTMLElement, onNear, onFar);
  const [near, far] = watchers;
  expect([near?.margin, far?.margin]).toEqual(["60% 0px", "170% 0px"]);
  far?.come(false);
  near?.come(false);
  expect([onNear.mock.calls.length, onFar.mock.calls.length]).toEqual([0, 0]);
  near?.come(true);
  near?.come(true);
  const isWanted = onNear.mock.calls[0]?.[0];
  expect([onNear.mock.calls.length, isWanted()]).toEqual([1, true]);
  far?.come(true);
  near?.come(false);
  expect([onFar.mock.calls.length, isWanted()]).toEqual([0, true]);
  far?.come(false);
  expect([onFar.mock.calls.length, isWanted()]).toEqual([1, false]);
});

test("what is still being fetched when the watch ends is not wanted any more", () => {
  const onNear = vi.fn();
  const stop = watchNearness({} as HTMLElement, onNear, () => {});
  watchers[0]?.come(true);
  stop();
  expect([onNear.mock.calls[0]?.[0](), watchers.map(({ ended }) => ended)]).toEqual([false, [true, true]]);
});
