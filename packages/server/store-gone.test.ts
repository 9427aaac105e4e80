import { openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { Problem } from "@stoneyard/enquiry/answer.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";
import { openSqliteStore, sqliteFile } from "./store/sqlite.ts";
import { makeDirectory } from "./testing/built-site.ts";
import { eachTest } from "./testing/each-test.ts";
import { anEnquiry } from "./testing/enquiry.ts";
import { startTestServer } from "./testing/running.ts";

const server = eachTest(startTestServer, (server) => server.stop());
beforeEach(async () => {
  expect(await send()).toBe(201);
});

async function send(): Promise<number | string> {
  const response = await server.send(anEnquiry());
  return response.status === 503 ? ((await response.json()) as Problem).type : response.status;
}

/** Asked again within a second, the server gives its last answer. */
async function readiness(): Promise<string> {
  await sleep(1050);
  const response = await fetch(`${server.url}/readyz`);
  return `${response.status} ${(await response.text()).trim()}`;
}

test("a store whose files were deleted acknowledges nothing", async () => {
  for (const end of ["", "-wal", "-shm"]) rmSync(sqliteFile(server.dataDir) + end);
  expect(await send()).toBe("/problems/not-stored");
  expect(await readiness()).toBe("503 the store was deleted");
});

test("a store whose log alone was deleted acknowledges nothing", async () => {
  rmSync(`${sqliteFile(server.dataDir)}-wal`);
  expect(await send()).toBe("/problems/not-stored");
  expect(await readiness()).toBe("503 the store was deleted");
});

test("a store whose folder was renamed acknowledges nothing until it is back, and then has everything", async () => {
  const elsewhere = `${server.dataDir}-old`;
  renameSync(server.dataDir, elsewhere);
  const enquiry = anEnquiry();
  expect((await server.send(enquiry)).status).toBe(503);
  expect(await readiness()).toBe("503 the store was moved");
  renameSync(elsewhere, server.dataDir);
  expect(await readiness()).toBe("200 ready");
  expect((await server.send(enquiry)).status).toBe(201);
  expect(await server.stored()).toHaveLength(2);
});

test("a store in whose place another was put acknowledges nothing", async () => {
  const file = sqliteFile(server.dataDir);
  const bytes = readFileSync(file);
  renameSync(file, `${file}-old`);
  writeFileSync(file, bytes);
  expect(await send()).toBe("/problems/not-stored");
  expect(await readiness()).toBe("503 the store was replaced");
});

test("a store that is damaged while it is open is told", async () => {
  // What is in the log would be read from there.
  const other = new DatabaseSync(sqliteFile(server.dataDir));
  other.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  spoil(sqliteFile(server.dataDir));
  expect(await send()).toBe("/problems/not-stored");
  expect(await readiness()).toBe("503 the store is damaged");
  other.close();
});

test("a damaged store is not opened, and what helps is said", async () => {
  const { path, remove } = await makeDirectory();
  const store = openSqliteStore(path);
  for (let i = 0; i < 50; i += 1) await store.add(anEnquiry(), null);
  await store.close();
  spoil(sqliteFile(path));
  expect(() => openSqliteStore(path)).toThrow(/enquiries\.sqlite is damaged: .* put a backup in its place/);
  await remove();
});

test("asked more than once a second, the store is looked at once", async () => {
  const check = vi.fn(async () => {});
  const clock = vi.spyOn(performance, "now").mockReturnValue(5_000);
  const ready = createReadiness({ check });
  for (const now of [5_000, 5_999, 6_000, 6_001]) {
    clock.mockReturnValue(now);
    expect(await ready()).toBeNull();
  }
  clock.mockRestore();
  expect(check).toHaveBeenCalledTimes(2);
});

/** Overwrites all pages but the first. */
function spoil(file: string): void {
  const { length } = readFileSync(file);
  writeSync(openSync(file, "r+"), Buffer.alloc(length - 4096, 0x5a), 0, length - 4096, 4096);
}
