import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { PART_BYTES } from "@stoneyard/enquiry/files.ts";
import { expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import type { EnquiryStore } from "../store/store.ts";
import { describeEachDatabase, usePostgres } from "../testing/each-database.ts";
import { eachSite } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { killProgram, type ServerProgram, startProgramPatiently } from "../testing/program.ts";

const KILLS = Number(process.env.KILLS ?? 4);
/** Servers side by side, each on a store of its own: while one is killed another starts. */
const LANES = Math.min(3, Math.ceil(KILLS / 2));
const CLIENTS = 6;
/**
 * So many kills one after another; then the store is looked at and emptied. What kills leave behind is deleted after a day, and
 * beyond half a gigabyte of it the server takes no files: a longer run would come to that.
 */
const STRETCH = 25;
/**
 * A kill falls at a random moment after as many requests of clients were answered as chance says, of these at most: those of
 * some enquiries with their files. On a busy machine, too, each life thus gets as far.
 */
const LONGEST_LIFE = 150;
/** Within this time after the last of them, ms. */
const JITTER_MS = 20;
/** A server that answers nothing for so long is killed all the same. */
const PATIENCE_MS = 20_000;
const IN_A_DAY_MS = 24 * 60 * 60 * 1000;

const directory = eachSite();
const postgres = usePostgres();

/** What was acknowledged: each enquiry with the digests of its files. */
type Acknowledged = Map<string, string[]>;

describeEachDatabase(postgres, (name, fresh) => {
  test(
    `over ${KILLS} kills in the middle of uploads, what was acknowledged is whole, and nothing else stays`,
    async () => {
      const began = Date.now();
      const total = { begun: 0, kills: 0, acknowledged: 0, pending: 0 };
      const lane = async (number: number) => {
        const dataDir = join(directory.path, `data-${number}`);
        const databaseUrl = await fresh();
        const variables = await serverVariables(dataDir, databaseUrl);
        while (total.begun < KILLS) {
          const stretch = Math.min(STRETCH, Math.ceil(KILLS / LANES), KILLS - total.begun);
          total.begun += stretch;
          const acknowledged: Acknowledged = new Map();
          for (let kill = 0; kill < stretch; kill++) await oneLife(variables, acknowledged);
          total.pending += await lookAndEmpty(await openStore({ dataDir, databaseUrl }), acknowledged);
          total.acknowledged += acknowledged.size;
          total.kills += stretch;
          const minutes = ((Date.now() - began) / 60_000).toFixed(1);
          console.log(
            `${name}: ${total.kills} kills in ${minutes} min, ${total.acknowledged} with files acknowledged, 0 lost, ${total.pending} pending bytes deleted`,
          );
        }
      };
      const lanes = await Promise.allSettled(
        Array.from({ length: LANES }, (_, number) =>
          lane(number).catch((error) => {
            // The others end with their stretch.
            total.begun = KILLS;
            throw error;
          }),
        ),
      );
      for (const ended of lanes) if (ended.status === "rejected") throw ended.reason;
      expect(total.kills).toBe(KILLS);
      // A run in which nothing was acknowledged would prove nothing.
      expect(total.acknowledged).toBeGreaterThan(0);
    },
    120_000 + KILLS * 20_000,
  );
});

/**
 * With what a server is started. Node keeps its compiled modules, as a start takes longer than a life; it writes them only at
 * an orderly end, so there is one first.
 */
async function serverVariables(dataDir: string, databaseUrl: string | null): Promise<Record<string, string>> {
  const variables = {
    DATA_DIR: dataDir,
    RATE_LIMIT: "1000000",
    NODE_COMPILE_CACHE: join(directory.path, "compiled"),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const first = await startProgramPatiently(directory.dist, variables);
  await fetch(first.url);
  first.process.kill("SIGTERM");
  expect((await first.ended).code).toBe(0);
  return variables;
}

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
  const pending = await store.pendingBytes();
  await store.dropPendingFiles(Date.now() + IN_A_DAY_MS);
  expect(await store.pendingBytes()).toBe(0);
  await store.close();
  return pending;
}

async function oneLife(variables: Record<string, string>, acknowledged: Acknowledged): Promise<void> {
  const program = await startProgramPatiently(directory.dist, variables);
  const life = { answers: 0, alive: true };
  const enough = Math.ceil(Math.random() * LONGEST_LIFE);
  const reached = Promise.withResolvers<void>();
  const ask: Ask = async (...request) => {
    const answer = await answerTo(...request);
    if (++life.answers >= enough) reached.resolve();
    return answer;
  };
  const client = async () => {
    while (life.alive) {
      const enquiry = anEnquiry();
      const files = [aPdf(), aPdf()];
      const ids = await Promise.all(files.map((bytes) => upload(ask, program, bytes)));
      if (ids.includes(null)) continue;
      const body = JSON.stringify({ ...enquiry, files: ids });
      const answer = await ask(`${program.url}/api/contact`, "POST", body);
      if (answer?.status === 201) acknowledged.set(enquiry.id, files.map(digestOf));
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  await Promise.race([reached.promise, sleep(PATIENCE_MS, undefined, { ref: false })]);
  await sleep(Math.random() * JITTER_MS);
  await killProgram(program);
  life.alive = false;
  await clients;
}

type Ask = (url: string, method: string, body: string | Buffer) => Promise<Response | null>;

/** Sends a file in parts; null where the server went away. */
async function upload(ask: Ask, { url }: ServerProgram, bytes: Buffer): Promise<string | null> {
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

async function answerTo(url: string, method: string, body: string | Buffer): Promise<Response | null> {
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

/** Of several parts, and unlike any other; of a kind that stays as it was sent. */
function aPdf(): Buffer {
  return Buffer.from(
    `%PDF-1.7\n${randomBytes(PART_BYTES + Math.floor(Math.random() * PART_BYTES)).toString("hex")}\n%%EOF`,
  );
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
