import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PartReceived } from "@stoneyard/enquiry/answer.ts";
import { newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { PART_BYTES } from "@stoneyard/enquiry/files.ts";
import { beforeEach, expect, test } from "vitest";
import { openStore } from "../store/open.ts";
import { eachMailServer, eachPrograms, eachSite } from "../testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "../testing/enquiry.ts";
import { integrityOf } from "../testing/integrity.ts";
import { mailVariables } from "../testing/mail.ts";
import type { ServerProgram } from "../testing/program.ts";
import { soon } from "../testing/soon.ts";

/** Room for some hundred enquiries. */
const DISK = "2m";
/** More than fit into what the database has already taken of the disk. */
const PATIENCE = 2_000;

/** The server alone sees its small disk: mounted in a namespace of its own, it goes when the server ends. */
const UNSHARE = ["/usr/bin/unshare", process.getuid?.() === 0 ? "-m" : "-Urm", "/bin/sh", "-c"];
const obstacle = spawnSync(UNSHARE[0] ?? "", [...UNSHARE.slice(1), "mount -t tmpfs -o size=1m none /tmp"], {
  encoding: "utf8",
});
if (obstacle.status !== 0) {
  console.log(`skipped: no small disk can be mounted (${obstacle.error?.message ?? obstacle.stderr.trim()})`);
}

const directory = eachSite();
const mailServer = eachMailServer();
beforeEach(() => mkdirSync(directory.data));
const startProgram = eachPrograms();

function start(): Promise<ServerProgram> {
  const variables = {
    DATA_DIR: directory.data,
    RATE_LIMIT: "1000000",
    ...mailVariables(mailServer.url),
  };
  const mount = `mount -t tmpfs -o size=${DISK} none '${directory.data}' && exec "$0" "$@"`;
  return startProgram(directory.dist, variables, [...UNSHARE, mount]);
}

test.skipIf(obstacle.status !== 0)(
  "a full disk is answered with 503; nothing acknowledged is lost; all goes on when there is room",
  async () => {
    const server = await start();
    // The disk as the server sees it.
    const disk = join(`/proc/${server.process.pid}/root`, directory.data);
    const ballast = join(disk, "ballast");
    const acknowledged: string[] = [];
    const refused: string[] = [];
    const sendOne = async () => {
      const enquiry = anEnquiry({ message: "A kitchen in Carrara. ".repeat(100) });
      const answer = await sendEnquiry(server.url, enquiry);
      (answer.status === 201 ? acknowledged : refused).push(enquiry.id);
      return answer;
    };
    for (let i = 0; i < 5; i += 1) expect((await sendOne()).status).toBe(201);

    fill(ballast);
    let answer = await sendOne();
    for (let i = 0; i < PATIENCE && answer.status === 201; i += 1) answer = await sendOne();
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("30");
    expect(answer.headers.get("content-type")).toBe("application/problem+json; charset=utf-8");
    expect(await answer.json()).toMatchObject({ type: "/problems/not-stored", status: 503 });
    for (let i = 0; i < 20; i += 1) expect((await sendOne()).status).toBe(503);
    expect((await fetch(server.url)).status).toBe(200);
    const readiness = async () => (await fetch(`${server.url}/readyz`)).text();
    expect(await readiness()).toBe("the store is full\n");

    rmSync(ballast);
    for (let i = 0; i < 5; i += 1) expect((await sendOne()).status).toBe(201);
    await soon(async () => expect(await readiness()).toBe("ready\n"));
    // The outbox writes too, so it stood still; each mail goes out in the end.
    await soon(() => {
      const mailed = new Set(mailServer.letters.map(({ messageId }) => messageId));
      expect(acknowledged.filter((id) => !mailed.has(`<${id}@stoneyard.example>`))).toEqual([]);
    });
    // Looked at in a copy: SQLite would follow the path to the disk of the same name outside.
    const copy = join(directory.path, "copy");
    cpSync(disk, copy, { recursive: true });
    expect(integrityOf(copy)).toBe("ok");
    const store = await openStore({ dataDir: copy, databaseUrl: null });
    const kept = new Set((await store.list()).map(({ enquiry }) => enquiry.id));
    await store.close();
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(refused.filter((id) => kept.has(id))).toEqual([]);
  },
  60_000,
);

test.skipIf(obstacle.status !== 0)(
  "a file for which there is no room is told with 503 and leaves what was kept whole; with room it goes on where it was",
  async () => {
    const server = await start();
    const disk = join(`/proc/${server.process.pid}/root`, directory.data);
    const ballast = join(disk, "ballast");
    const id = newEnquiryId();
    const pdf = Buffer.concat([
      Buffer.from("%PDF-1.7\n"),
      Buffer.alloc(3 * PART_BYTES, "x"),
      Buffer.from("\n%%EOF"),
    ]);
    const put = async (from: number) =>
      fetch(`${server.url}/api/contact/files/${id}?from=${from}`, {
        method: "PUT",
        headers: { "content-type": "application/octet-stream" },
        body: new Uint8Array(pdf.subarray(from, from + PART_BYTES)),
      });
    expect((await put(0)).status).toBe(200);
    fill(ballast);
    let answer = await put(PART_BYTES);
    let there = PART_BYTES;
    while (answer.status === 200) {
      there = ((await answer.json()) as PartReceived).received;
      answer = await put(there);
    }
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    rmSync(ballast);
    while (there < pdf.length) there = ((await (await put(there)).json()) as PartReceived).received;
    const end = await fetch(`${server.url}/api/contact/files/${id}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "plan.pdf" }),
    });
    expect(end.status).toBe(201);
    expect((await sendEnquiry(server.url, { ...anEnquiry(), files: [id] })).status).toBe(201);
    await soon(() => expect(mailServer.letters).toHaveLength(1));
    expect(Buffer.from(mailServer.letters[0]?.attachments[0]?.content as ArrayBuffer)).toEqual(pdf);
  },
  60_000,
);

/** Takes all that is left of a disk, to the last byte. */
function fill(ballast: string): void {
  for (const bytes of [64 * 1024, 512]) {
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(bytes), { flag: "a" });
    } catch (error) {
      expect(Object(error).code).toBe("ENOSPC");
    }
  }
}
