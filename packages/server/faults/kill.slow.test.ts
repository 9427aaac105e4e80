import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { describeEachDatabase, usePostgres } from "../testing/each-database.ts";
import { eachSite } from "../testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "../testing/enquiry.ts";
import { integrityOf } from "../testing/integrity.ts";
import { killProgram, startProgramPatiently } from "../testing/program.ts";

const KILLS = Number(process.env.KILLS ?? 4);
const CLIENTS = 32;
/** A kill falls at a random moment of this time after the server has acknowledged its first enquiries. */
const LONGEST_LIFE_MS = 700;
const FIRST_ENQUIRIES = 2;

const directory = eachSite();
const postgres = usePostgres();

describeEachDatabase(postgres, (name, fresh) => {
  test(
    `loses no acknowledged enquiry over ${KILLS} kills under ${CLIENTS} clients`,
    async () => {
      const dataDir = directory.data;
      const databaseUrl = await fresh();
      const variables = {
        DATA_DIR: dataDir,
        RATE_LIMIT: "1000000",
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      };
      const acknowledged: string[] = [];
      for (let kill = 1; kill <= KILLS; kill++) {
        acknowledged.push(...(await oneLife(variables)));
        if (kill % 50 === 0) console.log(`${name}: ${kill} kills, ${acknowledged.length} acknowledged`);
      }
      // A run in which nothing was acknowledged would prove nothing.
      expect(acknowledged.length).toBeGreaterThan(KILLS);
      const store = await openStore({ dataDir, databaseUrl });
      const records = await store.list();
      await store.close();
      const kept = new Map(records.map(({ enquiry, mails }) => [enquiry.id, mails]));
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
      // An enquiry and the notice of it are one transaction.
      expect([...kept.values()].filter((mails) => mails.length !== 1)).toEqual([]);
      if (databaseUrl === null) expect(integrityOf(dataDir)).toBe("ok");
      console.log(`${name}: ${KILLS} kills, ${acknowledged.length} acknowledged, 0 lost`);
    },
    60_000 + KILLS * 15_000,
  );
});

/** Starts the server, lets clients send without a pause, and kills it at a random moment; gives the ids it acknowledged. */
async function oneLife(variables: Record<string, string>): Promise<string[]> {
  const program = await startProgramPatiently(directory.dist, variables);
  const acknowledged: string[] = [];
  const first = Promise.withResolvers<void>();
  let alive = true;
  const client = async () => {
    while (alive) {
      const { id, ...enquiry } = anEnquiry();
      const answer = await send(program.url, { id, ...enquiry });
      if (answer === 201) acknowledged.push(id);
      else if (answer !== "cut") throw new Error(`an enquiry was answered with ${answer}`);
      if (acknowledged.length >= FIRST_ENQUIRIES) first.resolve();
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, client));
  // Before them a kill would prove nothing, and a busy machine takes its time.
  await Promise.race([first.promise, clients]);
  await sleep(Math.random() * LONGEST_LIFE_MS);
  await killProgram(program);
  alive = false;
  await clients;
  return acknowledged;
}

async function send(url: string, enquiry: unknown): Promise<number | "cut"> {
  try {
    return (await sendEnquiry(url, enquiry)).status;
  } catch {
    return "cut";
  }
}
