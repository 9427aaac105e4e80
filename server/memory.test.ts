import { randomInt } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ask } from "./testing/ask.ts";
import { makeDirectory } from "./testing/built-site.ts";
import { anEnquiry } from "./testing/enquiry.ts";
import { MEMORY_IS_KNOWN, MEMORY_SETTINGS, memoryOf } from "./testing/memory.ts";
import { killProgram, type ServerProgram, startProgram } from "./testing/program.ts";

/** The promise: what the process may hold at most, in bytes. */
const MOST_BYTES = 150_000_000;

/** Of the real site: its pages with their data, how long one is, and its pictures. */
const PAGES = 1_000;
const PAGE_BYTES = 30_000;
const PICTURES = 200;
const PICTURE_BYTES = 25_000;

const CLIENTS = 64;
const REQUESTS = Number(process.env.MEMORY_REQUESTS ?? 15_000);

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let server: ServerProgram | null = null;
beforeEach(async () => {
  directory = await makeDirectory();
});
afterEach(async () => {
  if (server) await killProgram(server);
  await directory.remove();
});

test.skipIf(!MEMORY_IS_KNOWN)(
  "the server holds less than 150 MB with a thousand pages under load",
  async () => {
    const dist = join(directory.path, "dist");
    await makeLargeSite(join(dist, "client"));
    server = await startProgram(dist, {
      ...MEMORY_SETTINGS,
      DATA_DIR: join(directory.path, "data"),
      RATE_LIMIT: "1000000",
    });
    await load(server.url);
    const { peak } = await memoryOf(server);
    console.log(`${(peak / 1e6).toFixed(0)} MB at most over ${REQUESTS} requests`);
    expect(peak).toBeLessThan(MOST_BYTES);
  },
  120_000,
);

test("the settings that keep memory small are set wherever the server is started", async () => {
  for (const name of ["setup/start.mjs", "deploy/Dockerfile", "deploy/stoneyard.service"]) {
    const text = await readFile(new URL(`../${name}`, import.meta.url), "utf8");
    expect([name, text.includes(MEMORY_SETTINGS.NODE_OPTIONS)]).toEqual([name, true]);
    expect([name, /MALLOC_ARENA_MAX(=|: ")2\b/.test(text)]).toEqual([name, true]);
  }
});

/** Pages of words in random order, so that they compress as text does, with their compressed forms beside them. */
async function makeLargeSite(client: string): Promise<void> {
  const words = Array.from({ length: 2_000 }, () => randomInt(1e9).toString(36));
  for (let page = 0; page < PAGES; page += 1) {
    let html = '<!doctype html><html lang="en"><title>stone</title><script>start()</script><p>';
    while (html.length < PAGE_BYTES) html += `${words[randomInt(words.length)]} <b class="slab">stone</b> `;
    const path = join(client, `stone-${page}/index.html`);
    await mkdir(join(client, `stone-${page}`), { recursive: true });
    await writeFile(path, html);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 3 };
    await writeFile(`${path}.br`, brotliCompressSync(html, { params }));
    await writeFile(`${path}.gz`, gzipSync(html, { level: 1 }));
  }
  await mkdir(join(client, "images"));
  const picture = Buffer.alloc(PICTURE_BYTES, "slab");
  for (let i = 0; i < PICTURES; i += 1) await writeFile(join(client, `images/slab-${i}.avif`), picture);
}

/** Asks for everything in every form over connections that stay open, and sends enquiries in between. */
async function load(url: string): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const encodings = ["br", "gzip", "identity"];
  const one = (n: number) => {
    if (n % 40 === 0) return ask(agent, `${url}/api/contact`, {}, anEnquiry());
    if (n % 4 === 0) return ask(agent, `${url}/images/slab-${n % PICTURES}.avif`);
    return ask(agent, `${url}/stone-${n % PAGES}`, { "accept-encoding": encodings[n % 3] ?? "" });
  };
  let sent = 0;
  const client = async () => {
    while (sent < REQUESTS) {
      const { status } = await one(sent++);
      if (status !== 200 && status !== 201) throw new Error(`a request was answered with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
}
