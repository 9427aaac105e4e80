import sharp from "sharp";
import { expect, test, vi } from "vitest";
import type { FileStore } from "../store/files.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { eachDirectory } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { cleanNext, startCleaner } from "./cleaner.ts";

const directory = eachDirectory();
const photograph = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#888" } })
    .withExif({ IFD0: { Artist: "Ana Secret" } })
    .jpeg()
    .toBuffer();

test.each([
  [5, true],
  [6, false],
])("at try no. %i a file is cleaned: %s", async (cleanings, isTried) => {
  const endCleaning = vi.fn();
  const takeToClean = async () => ({ id: "a", kind: "jpeg", cleanings });
  const store = { takeToClean, endCleaning, uncountCleaning: vi.fn() };
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

const cannotEnd = (store: FileStore) =>
  vi.spyOn(store, "endCleaning").mockRejectedValue(new Error("disk is full"));
const stops = (store: FileStore, stopping: AbortController) =>
  vi.spyOn(store, "readPart").mockImplementation(async () => {
    stopping.abort(new Error("the server stops"));
    return null;
  });

test.each([
  ["the store cannot take it cleaned", cannotEnd, "disk is full"],
  ["the server stops meanwhile", stops, "the server stops"],
])("a file is not taken for one that cannot be cleaned where %s", async (_what, happens, message) => {
  const store = openSqliteStore(directory.path);
  const id = "a";
  await store.addPart(id, 0, await photograph(), 1);
  await store.finishFile(id, { name: "a.jpg", kind: "jpeg", cleaning: "waits", digest: "" });
  const enquiry = anEnquiry();
  await store.add(enquiry, null, { files: [id] });
  for (let time = 0; time < 6; time += 1) {
    const stopping = new AbortController();
    const fault = happens(store, stopping);
    await expect(cleanNext(store, { signal: stopping.signal })).rejects.toThrow(message);
    fault.mockRestore();
  }
  expect(await cleanNext(store)).toBe(true);
  expect(await store.filesOf(enquiry.id)).toMatchObject([{ cleaning: "cleaned" }]);
  expect((await store.readFile(id)).includes("Ana Secret")).toBe(false);
  await store.close();
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
