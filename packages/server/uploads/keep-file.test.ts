import { MOST_FILE_BYTES, PART_BYTES } from "@stoneyard/enquiry/files.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSqliteStore } from "../store/sqlite.ts";
import { eachDirectory, eachTest } from "../testing/each-test.ts";
import { keepPart } from "./keep-file.ts";

const directory = eachDirectory();
const store = eachTest(
  () => openSqliteStore(directory.path),
  (store) => store.close(),
);
const NOW = 1_800_000_000_000;
const HOUR_MS = 60 * 60 * 1000;
beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: NOW }));
afterEach(() => vi.useRealTimers());

const [ANA, MIRA] = ["203.0.113.1", "198.51.100.9"];
const begin = (id: string, address: string) =>
  keepPart(store, address, { id, start: 0, bytes: Buffer.from("%PDF-1.7\n") });
const isThere = async (id: string) => (await store.pendingFile(id)) !== null;

test("over the limit of one client only this client's old files give way", async () => {
  await begin("ana", ANA);
  await begin("mira", MIRA);
  vi.setSystemTime(NOW + HOUR_MS + 1);
  // Small files count as whole parts.
  const most = (4 * MOST_FILE_BYTES) / PART_BYTES;
  for (let file = 1; file < most; file += 1) await begin(`mira-${file}`, MIRA);
  expect(await isThere("mira")).toBe(true);
  await begin("one more", MIRA);
  expect(await Promise.all(["ana", "mira", "mira-1"].map(isThere))).toEqual([true, false, true]);
  await expect(begin("too many", MIRA)).rejects.toThrow("files-too-many-waiting");
});

test("where all have no room, everybody's old files give way", async () => {
  await begin("ana", ANA);
  vi.setSystemTime(NOW + HOUR_MS + 1);
  const pendingBytes = vi.spyOn(store, "pendingBytes");
  const answers = [0, 512 * 1024 * 1024, 0];
  pendingBytes.mockImplementation(async () => answers.shift() ?? 0);
  await begin("mira", MIRA);
  expect(await Promise.all(["ana", "mira"].map(isThere))).toEqual([false, true]);
});
