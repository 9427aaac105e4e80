import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { sqliteFile } from "../store/sqlite.ts";
import { eachMailServer, eachPrograms, eachSite } from "../testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "../testing/enquiry.ts";
import { mailVariables } from "../testing/mail.ts";
import { runProgram } from "../testing/program.ts";
import { soon } from "../testing/soon.ts";

const CLIENTS = 16;
const ENQUIRIES = 40;
/** Holds the lock of one who is about to write, as SQLite's own set-up of a file does, for half a second. */
const HOLD_LOCK = `
  const database = new (require("node:sqlite").DatabaseSync)(process.argv[1]);
  database.exec("BEGIN IMMEDIATE");
  console.log("locked");
  setTimeout(() => database.exec("COMMIT"), 500);
`;

const directory = eachSite();
const mailServer = eachMailServer();
const startProgram = eachPrograms();

test("two servers started on one SQLite file share it: every enquiry is kept, and mailed once", async () => {
  const dataDir = directory.data;
  const start = () =>
    startProgram(directory.dist, {
      DATA_DIR: dataDir,
      RATE_LIMIT: "1000000",
      ...mailVariables(mailServer.url),
    });
  // At once, on a file that is not there yet.
  const servers = await Promise.all([start(), start()]);
  const enquiries = Array.from({ length: ENQUIRIES }, () => anEnquiry());
  const queue = enquiries.entries();
  const client = async () => {
    for (const [i, enquiry] of queue) {
      const answer = await sendEnquiry(servers[i % 2]?.url ?? "", enquiry);
      expect(answer.status).toBe(201);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));

  const store = await openStore({ dataDir, databaseUrl: null });
  const sent = enquiries.map(({ id }) => id).sort();
  expect((await store.list()).map(({ enquiry }) => enquiry.id).sort()).toEqual(sent);
  await soon(async () => expect(await store.unsent()).toBeNull());
  await store.close();
  const mailed = mailServer.letters.map(({ messageId }) => messageId?.replace(/^<|@.*$/g, ""));
  expect(mailed.sort()).toEqual(sent);
}, 60_000);

test("who deletes while another program reads the file is told that the log must wait", async () => {
  const enquiry = anEnquiry();
  const settings = { dataDir: directory.data, databaseUrl: null };
  const store = await openStore(settings);
  await store.add(enquiry, null);
  const reader = new DatabaseSync(sqliteFile(directory.data));
  reader.exec("BEGIN");
  reader.prepare("SELECT count(*) FROM enquiry").get();
  const args = ["delete", enquiry.id, "--yes"];
  const { stdout } = await runProgram("enquiries.ts", args, { DATA_DIR: directory.data }).ended;
  expect(stdout).toContain("Another program is reading the store");
  reader.close();
  expect(await store.erase()).toBe(true);
  await store.close();
});

test("a start waits while another process is setting up the same new SQLite file", async () => {
  const dataDir = directory.data;
  await mkdir(dataDir);
  const other = spawn(process.execPath, ["-e", HOLD_LOCK, join(dataDir, "enquiries.sqlite")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(other.stdout, "data");
  const store = await openStore({ dataDir, databaseUrl: null });
  expect(await store.list()).toEqual([]);
  await store.close();
});
