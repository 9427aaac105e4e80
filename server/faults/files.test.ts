import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newEnquiryId } from "#enquiry/enquiry.ts";
import { PART_BYTES } from "#enquiry/files.ts";
import { openStore } from "../store/open.ts";
import type { EnquiryStore } from "../store/store.ts";
import { makeBuiltSite, makeDirectory } from "../testing/built-site.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { noPostgres, type PostgresServer, startPostgres } from "../testing/postgres.ts";
import { killProgram, type ServerProgram, startProgram } from "../testing/program.ts";

/** Kills on each database. */
const KILLS = Number(process.env.KILLS ?? 4);
const CLIENTS = 8;
/**
 * So many kills one after another; then the store is looked at and emptied. What kills leave behind is deleted after a day, and
 * beyond half a gigabyte of it the server takes no files: a longer run would come to that.
 */
const STRETCH = 25;
/** A kill falls at a random moment of this time, in which a client sends several files. */
const LONGEST_LIFE_MS = 3000;
const IN_A_DAY_MS = 24 * 60 * 60 * 1000;

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let postgres: PostgresServer;
beforeAll(async () => {
  if (noPostgres === null) postgres = await startPostgres();
}, 120_000);
afterAll(() => postgres?.remove(), 60_000);
beforeEach(async () => {
  directory = await makeDirectory();
  await makeBuiltSite(join(directory.path, "dist"));
});
afterEach(() => directory.remove(), 60_000);

/** What was acknowledged: each enquiry with the digests of its files. */
type Acknowledged = Map<string, string[]>;

describe.each([
  { name: "SQLite", fresh: async () => null },
  ...(noPostgres === null ? [{ name: "PostgreSQL", fresh: () => postgres.freshDatabase() }] : []),
])("$name", ({ name, fresh }) => {
  test(
    `over ${KILLS} kills in the middle of uploads, what was acknowledged is whole, and nothing else stays`,
    async () => {
      const dataDir = join(directory.path, "data");
      const databaseUrl = await fresh();
      const variables = {
        DATA_DIR: dataDir,
        RATE_LIMIT: "1000000",
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      };
      const total = { acknowledged: 0, loose: 0 };
      for (let kills = 0; kills < KILLS; ) {
        const acknowledged: Acknowledged = new Map();
        const stretch = Math.min(STRETCH, KILLS - kills);
        for (let kill = 0; kill < stretch; kill++) await oneLife(variables, acknowledged);
        kills += stretch;
        // A stretch in which nothing was acknowledged would prove nothing.
        expect(acknowledged.size).toBeGreaterThan(0);
        total.acknowledged += acknowledged.size;
        total.loose += await lookAndEmpty(await openStore({ dataDir, databaseUrl }), acknowledged);
        console.log(
          `${name}: ${kills} kills, ${total.acknowledged} with files acknowledged, 0 lost, ${total.loose} loose bytes deleted`,
        );
      }
    },
    120_000 + KILLS * 20_000,
  );
});

/** Looks whether all that was acknowledged is whole, and deletes everything. @returns bytes that no enquiry had */
async function lookAndEmpty(store: EnquiryStore, acknowledged: Acknowledged): Promise<number> {
  for (const [id, digests] of acknowledged) {
    const files = await store.filesOf(id);
    const kept = await Promise.all(files.map(async (file) => digestOf(await store.readFile(file.id))));
    expect([id, kept]).toEqual([id, digests]);
  }
  // Of an enquiry whose answer was cut off, too, the files are there as they were sent, or it is not there.
  for (const { enquiry } of await store.list()) {
    for (const { id, size } of await store.filesOf(enquiry.id))
      expect((await store.readFile(id)).length).toBe(size);
    await store.delete(enquiry.id);
  }
  const loose = await store.looseBytes();
  await store.dropLooseFiles(Date.now() + IN_A_DAY_MS);
  expect(await store.looseBytes()).toBe(0);
  await store.close();
  return loose;
}

async function oneLife(variables: Record<string, string>, acknowledged: Acknowledged): Promise<void> {
  const program = await startProgram(join(directory.path, "dist"), variables);
  let alive = true;
  const client = async () => {
    while (alive) {
      const enquiry = anEnquiry();
      const files = [aPdf(), aPdf()];
      const ids = await Promise.all(files.map((bytes) => upload(program, bytes)));
      if (ids.includes(null)) continue;
      const answer = await ask(
        `${program.url}/api/contact`,
        "POST",
        JSON.stringify({ ...enquiry, files: ids }),
      );
      if (answer?.status === 201) acknowledged.set(enquiry.id, files.map(digestOf));
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  await sleep(Math.random() * LONGEST_LIFE_MS + 500);
  await killProgram(program);
  alive = false;
  await clients;
}

/** Sends a file in parts; null where the server went away. */
async function upload({ url }: ServerProgram, bytes: Buffer): Promise<string | null> {
  const id = newEnquiryId();
  const address = `${url}/api/contact/files/${id}`;
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    const part = bytes.subarray(from, from + PART_BYTES);
    const answer = await ask(`${address}?from=${from}`, "PUT", part);
    if (answer?.status !== 200) return null;
  }
  const end = await ask(address, "POST", JSON.stringify({ name: "plan.pdf" }));
  return end?.status === 201 ? id : null;
}

async function ask(url: string, method: string, body: string | Buffer): Promise<Response | null> {
  const type = typeof body === "string" ? "application/json" : "application/octet-stream";
  try {
    const answer = await fetch(url, {
      method,
      headers: { "content-type": type },
      body: typeof body === "string" ? body : new Uint8Array(body),
    });
    await answer.clone().arrayBuffer();
    return answer;
  } catch {
    return null;
  }
}

/** Of several parts, and unlike any other; hexadecimal, so that nothing in it looks like something to take out. */
function aPdf(): Buffer {
  return Buffer.from(
    `%PDF-1.7\n${randomBytes(PART_BYTES + Math.floor(Math.random() * PART_BYTES)).toString("hex")}\n%%EOF`,
  );
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
