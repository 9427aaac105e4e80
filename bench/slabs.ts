/**
 * What a yard of 10,000 slabs costs: the build beside one without them, what a visitor fetches, and the server's memory.
 * `node bench/slabs.ts [--slabs 10000]`. One stone has 500 of them; a fifth is sold, a tenth reserved.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { compressTexts, placeCompressed } from "@stoneyard/site/build/precompress.ts";
import { slabFinder } from "@stoneyard/site/search/slab-finder.ts";
import { build, copyCommitted } from "./project-copy.ts";
import { machine, table, verdicts } from "./report.ts";
import { residentMegabytes } from "./server/process-stats.ts";
import { startOurs } from "./server/servers.ts";

const MOST_OF_ONE = 500;
const LIMITS = { buildS: 20, firstKB: 100, moreKB: 6, same: 1.02, memoryMB: 200 };
/** Where the slabs of this bench are; the first has most. */
const LARGEST = "marble/calacatta-borghini";
const SLAB = "slabs/y-1";

const { values } = parseArgs({ options: { slabs: { type: "string", default: "10000" } } });
const count = Number(values.slabs);

console.log(`${machine()}\n`);
const directory = await copyCommitted();
try {
  await build(directory, "--pages-first");
  const without = await measured();
  addSlabs();
  const withThem = await measured();
  const memory = await memoryAfterAll();
  const first = firstKilobytes(SLAB);
  const rows = Object.keys(without).map((name) => [name, String(without[name]), String(withThem[name])]);
  console.log(`\n${table([["", "without", `${count} slabs`], ...rows])}`);
  console.log(`number found: ${await millisecondsToFind()} ms, file of numbers read; server: ${memory} MB\n`);
  const ratio = (name: string) => Number(withThem[name]) / Number(without[name]);
  const grown = Math.max(ratio("listing, kB"), ratio("search, kB"));
  const more = (name: string) => Number(withThem[name]) - Number(without[name]);
  const built = more("build, s of processor");
  const heavier = more("stone's page at first, kB");
  console.log(
    verdicts([
      {
        promise: `${count} slabs: build <= ${LIMITS.buildS} s of processor more`,
        measured: `${built.toFixed(1)} s for ${2 * count} pages`,
        kept: built <= LIMITS.buildS,
      },
      {
        promise: `${count} slabs: listing and search <= ${LIMITS.same} x the same without`,
        measured: grown.toFixed(3),
        kept: grown <= LIMITS.same,
      },
      {
        promise: `${count} slabs: a slab's page <= ${LIMITS.firstKB} kB at first, without typefaces and pictures; ${MOST_OF_ONE} make their stone's <= ${LIMITS.moreKB} kB heavier`,
        measured: `${first} kB; ${heavier.toFixed(1)} kB`,
        kept: first <= LIMITS.firstKB && heavier <= LIMITS.moreKB,
      },
      {
        promise: `${count} slabs: memory < ${LIMITS.memoryMB} MB, every page asked for`,
        measured: `${memory} MB`,
        kept: memory < LIMITS.memoryMB,
      },
    ]),
  );
} finally {
  rmSync(directory, { recursive: true, force: true });
}

function inCopy(...names: string[]): string {
  return join(directory, ...names);
}

/** Gives them to the stones whose files have neither slabs nor a count of them. */
function addSlabs(): void {
  const files = globSync(inCopy("content/stones/*/*.yaml")).filter(
    (file) => !/^(singleSlabs|stock):/m.test(readFileSync(file, "utf8")),
  );
  files.sort((one, other) => Number(isLargest(other)) - Number(isLargest(one)));
  const share = Math.ceil((count - MOST_OF_ONE) / (files.length - 1));
  let number = 0;
  for (const file of files) {
    const own = Math.min(isLargest(file) ? MOST_OF_ONE : share, count - number);
    const lines = Array.from({ length: own }, () => slabLine(++number, file));
    if (own > 0) writeFileSync(file, `${readFileSync(file, "utf8")}singleSlabs:\n${lines.join("")}`);
  }
}

function isLargest(file: string): boolean {
  return file.endsWith(`${LARGEST}.yaml`);
}

function slabLine(number: number, file: string): string {
  const state =
    number % 10 === 0
      ? ", state: reserved, until: 2099-12-31"
      : number % 5 === 1 && number > 1
        ? ", state: sold"
        : "";
  const close = `${/stones\/[^/]+\/[^/]+(?=\.yaml)/.exec(file)}-close`;
  const pictures = existsSync(inCopy(`content/pictures/${close}.avif`)) ? `, pictures: [ ${close} ]` : "";
  const price = `price: { perSquareMetre: ${12_000 + number}, vat: included }`;
  return `  - { number: Y-${number}, block: "${number >> 3}", width: ${260 + (number % 40)}, height: ${150 + (number % 30)}, thickness: 2, ${price}${state}${pictures} }\n`;
}

async function measured(): Promise<Record<string, number>> {
  const began = performance.now();
  await readContent(inCopy("content"));
  const read = performance.now() - began;
  const { cpu, memory } = await build(directory, "--pages-first");
  const compressing = performance.now();
  await compressTexts(inCopy("dist/client"), inCopy(".cache/compressed"));
  await placeCompressed(inCopy("dist/client"), inCopy(".cache/compressed"));
  const compressed = performance.now() - compressing;
  const env = { ...process.env, SITE_URL: "http://localhost:3000" };
  execFileSync(process.execPath, ["packages/server/hosting/static-hosting.ts"], { cwd: directory, env });
  const kB = (name: string) => Math.round(statSync(inCopy("dist", name)).size / 100) / 10;
  return {
    "content read, s": Math.round(read / 100) / 10,
    "build, s of processor": Math.round(cpu * 10) / 10,
    "build, most MB": memory,
    "compressing what is new, s": Math.round(compressed / 100) / 10,
    "listing, kB": kB("client/stones/index.html.br"),
    "search, kB": kB("client/search.json.br"),
    "numbers of slabs, kB": kB("client/slab-numbers.json.br"),
    "states of slabs, kB": kB("client/slab-states.json.br"),
    "stone's page, kB": kB(`client/${LARGEST}/index.html.br`),
    "stone's page at first, kB": firstKilobytes(LARGEST),
    "nginx.conf, kB": kB("nginx.conf"),
  };
}

/** What a page is opened with: HTML, scripts and data, compressed. */
function firstKilobytes(page: string): number {
  const html = readFileSync(inCopy("dist/client", page, "index.html"), "utf8");
  const start = JSON.parse(/id="start">(.*?)<\/script>/.exec(html)?.[1] ?? "{}");
  const files = [`/${page}/index.html`, ...start.scripts, ...start.data];
  const bytes = files.reduce((sum, file) => sum + statSync(inCopy("dist/client", `${file}.br`)).size, 0);
  return Math.round(bytes / 100) / 10;
}

async function memoryAfterAll(): Promise<number> {
  const server = await startOurs(inCopy("dist"), 0);
  try {
    for (let number = 1; number <= count; number++)
      for (const prefix of ["", "/sr"]) {
        const answer = await fetch(`${server.url}${prefix}/slabs/y-${number}`);
        if (!answer.ok) throw new Error(`Y-${number} answered ${answer.status}`);
        await answer.arrayBuffer();
      }
    return Math.round(residentMegabytes(server.pid).most);
  } finally {
    await server.stop();
  }
}

async function millisecondsToFind(): Promise<string> {
  const numbers = readFileSync(inCopy("dist/client/slab-numbers.json"), "utf8");
  const net = globalThis.fetch;
  globalThis.fetch = async () => new Response(numbers);
  const began = performance.now();
  const found = await slabFinder()(`y ${count}`);
  globalThis.fetch = net;
  if (!found) throw new Error("The last slab was not found.");
  return (performance.now() - began).toFixed(0);
}
