import { writeFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { eachSite, eachTest } from "../testing/each-test.ts";
import { MEMORY_IS_KNOWN, openFilesOf } from "../testing/memory.ts";
import { killProgram, startProgram } from "../testing/program.ts";

const EACH = 40;
/** The promise is ten seconds; a busy machine may notice a little later. */
const CUT_MS = 14_000;
const DRIP_MS = 300;

const directory = eachSite();
const server = eachTest(async () => {
  // Larger than what the system takes of a connection that nobody reads.
  await writeFile(join(directory.dist, "client/models/large.glb"), Buffer.alloc(32_000_000));
  return startProgram(directory.dist, { HOST: "127.0.0.1", DATA_DIR: directory.data });
}, killProgram);

function open(): Socket {
  const { hostname, port } = new URL(server.url);
  return connect(Number(port), hostname).on("error", () => {});
}

/** Sends the beginning at once and the rest byte by byte, for ever; gives the time until the server has closed. */
async function drip(beginning: string, rest: string): Promise<number> {
  const began = performance.now();
  const socket = open().resume();
  socket.write(beginning);
  let sent = 0;
  const timer = setInterval(() => socket.write(rest[sent++ % rest.length] ?? ""), DRIP_MS);
  // A connection that is reset is cut off too, and `once` of events would call that a failure.
  await new Promise((closed) => socket.once("close", closed));
  clearInterval(timer);
  return performance.now() - began;
}

const PART = "PUT /api/contact/files/0b0e4a52-6d4f-4e0a-9b3c-2f6c8d1e7a90?from=0 HTTP/1.1\r\nHost: x\r\n";

test("headers and bodies that come drop by drop are cut off, and others are served meanwhile", async () => {
  const post = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  const kinds = [
    ["", "GET / HTTP/1.1\r\n"],
    ["GET / HTTP/1.1\r\nHost: x\r\n", "X: y\r\n"],
    [`${post}Content-Length: 30000\r\n\r\n{`, " "],
    // Only a form with files may take its time: not a part of one, nor what merely calls itself such a form.
    [`${PART}Content-Type: application/octet-stream\r\nContent-Length: 30000\r\n\r\n`, "x"],
    [`${PART}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 30000\r\n\r\n`, "x"],
    [`${post}Transfer-Encoding: chunked\r\n\r\n`, "1\r\n \r\n"],
  ] as const;
  const cuts = kinds.flatMap(([beginning, rest]) =>
    Array.from({ length: EACH }, () => drip(beginning, rest)),
  );
  for (let visit = 0; visit < 10; visit += 1) {
    expect((await fetch(`${server.url}/granit`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, DRIP_MS));
  }
  expect(Math.max(...(await Promise.all(cuts)))).toBeLessThan(CUT_MS);
}, 30_000);

test.skipIf(!MEMORY_IS_KNOWN)(
  "clients that ask for a large file and do not read it are cut off, and the file is closed",
  async () => {
    const before = await openFilesOf(server);
    const clients = Array.from({ length: EACH }, () => open().pause());
    for (const client of clients) client.write("GET /models/large.glb HTTP/1.1\r\nHost: x\r\n\r\n");
    await vi.waitFor(async () => expect(await openFilesOf(server)).toBeGreaterThan(before + EACH), 5_000);
    expect((await fetch(`${server.url}/granit`)).status).toBe(200);
    const few = async () => expect(await openFilesOf(server)).toBeLessThan(before + 5);
    await vi.waitFor(few, { timeout: 25_000, interval: 500 });
    for (const client of clients) client.destroy();
  },
  40_000,
);
