import { expect, test, vi } from "vitest";
import type { FileStore } from "../store/files.ts";
import { cleanNext, startCleaner } from "./cleaner.ts";

test.each([
  [5, true],
  [6, false],
])("at try no. %i a file is cleaned: %s", async (cleanings, isTried) => {
  const endCleaning = vi.fn();
  const store = { takeToClean: async () => ({ id: "a", kind: "jpeg", cleanings }), endCleaning };
  // No process is started for what is stopped.
  const cleaning = cleanNext(store as unknown as FileStore, { signal: AbortSignal.abort() });
  expect(
    await cleaning.then(
      () => false,
      () => true,
    ),
  ).toBe(isTried);
  expect(endCleaning.mock.calls).toEqual(isTried ? [] : [["a", null]]);
});

test("it looks at once, when it is woken and every quarter of a minute, until it is stopped", async () => {
  vi.useFakeTimers();
  const takeToClean = vi.fn(async () => null);
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const cleaner = startCleaner({ store: { takeToClean } as unknown as FileStore, onCleaned: vi.fn(), log });
  await vi.advanceTimersByTimeAsync(15_000);
  cleaner.wake();
  await vi.advanceTimersByTimeAsync(0);
  await cleaner.stop();
  expect(takeToClean).toHaveBeenCalledTimes(3);
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
