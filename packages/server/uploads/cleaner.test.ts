import { expect, test, vi } from "vitest";
import type { FileStore } from "../store/files.ts";
import { cleanNext } from "./cleaner.ts";

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
