import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eachSite, eachTest } from "../testing/each-test.ts";
import { sendEnquiry } from "../testing/enquiry.ts";
import { killProgram, startProgram } from "../testing/program.ts";
import { soon } from "../testing/soon.ts";

const STRACE = "/usr/bin/strace";
const ONE_AFTER_ANOTHER = 20;
const AT_ONCE = 40;

/** Why no process can be watched here, if none can. */
const obstacle = spawnSync(STRACE, ["-e", "trace=none", "true"], { encoding: "utf8" });
if (obstacle.status !== 0) {
  console.log(
    `skipped: strace cannot watch a process (${obstacle.error?.message ?? obstacle.stderr.trim()})`,
  );
}

const directory = eachSite();
let trace: string;
const server = eachTest(() => {
  trace = join(directory.path, "trace");
  // -D: the process that we start, and later end, is the server, and strace its watcher.
  const calls = "trace=fsync,fdatasync,pwrite64,pwritev,write,writev,sendmsg,sendto";
  return startProgram(directory.dist, { DATA_DIR: directory.data, RATE_LIMIT: "1000000" }, [
    ...[STRACE, "-D", "-f", "-y", "-s", "16", "-e", calls, "-o", trace],
  ]);
}, killProgram);

test.skipIf(obstacle.status !== 0)(
  "each enquiry is on the disk before its 201 is on the network",
  async () => {
    // At its start the server empties the log, and the first write then also waits for the log's head.
    expect(await send()).toBe(201);
    await soon(async () => expect((await eventsOf(trace)).at(-1)).toBe("201 sent"));
    const { length: start } = await eventsOf(trace);
    for (let i = 0; i < ONE_AFTER_ANOTHER; i += 1) expect(await send()).toBe(201);
    // One transaction, one wait for the disk: neither none nor two. strace tells of an answer when it has left.
    await soon(async () => {
      const events = (await eventsOf(trace)).slice(start);
      expect(events.filter((event) => event !== "log written")).toEqual(
        Array.from({ length: ONE_AFTER_ANOTHER }, () => ["log on disk", "201 sent"]).flat(),
      );
    });

    expect(await Promise.all(Array.from({ length: AT_ONCE }, send))).toEqual(Array(AT_ONCE).fill(201));
    server.process.kill("SIGTERM");
    await server.ended;
    const all = await eventsOf(trace);
    expect(all.filter((event) => event === "201 sent")).toHaveLength(1 + ONE_AFTER_ANOTHER + AT_ONCE);
    expect(sentTooEarly(all)).toBe(0);
  },
  60_000,
);

async function send(): Promise<number> {
  const answer = await sendEnquiry(server.url);
  await answer.arrayBuffer();
  return answer.status;
}

type Event = "log written" | "log on disk" | "201 sent";

/** What strace saw, in order. A call that another thread interrupted counts where it ended, a 201 where it began. */
async function eventsOf(file: string): Promise<Event[]> {
  const begun = new Map<string, string>();
  const events: Event[] = [];
  for (const line of (await readFile(file, "utf8")).split("\n")) {
    const [, thread = "", rest = ""] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (rest.includes('"HTTP/1.1 201')) events.push("201 sent");
    if (rest.endsWith("<unfinished ...>")) {
      begun.set(thread, rest);
      continue;
    }
    const call = rest.startsWith("<...") ? `${begun.get(thread)}${rest}` : rest;
    if (!call.includes("enquiries.sqlite-wal>")) continue;
    if (/^pwrite/.test(call)) events.push("log written");
    if (/^f(data)?sync\(/.test(call) && / = 0$/.test(call)) events.push("log on disk");
  }
  return events;
}

/** How many 201 left while the write-ahead log held something that was not yet on the disk, or before a first wait. */
function sentTooEarly(events: Event[]): number {
  let safe = false;
  let early = 0;
  for (const event of events) {
    if (event === "201 sent" && !safe) early += 1;
    if (event !== "201 sent") safe = event === "log on disk";
  }
  return early;
}
