/**
 * What a visitor waits for: the bytes of each room's first view, and the time from choosing a stone that was there before
 * until its slab is with the graphics card. `node bench/rooms/view.ts [--rounds 10]`
 */
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Page } from "@playwright/test";
import { readEnvironment } from "@stoneyard/server/environment.ts";
import { startServer } from "@stoneyard/server/start.ts";
import { machine, median, spread, table, type Verdict, verdicts } from "../report.ts";

const LIMITS = { bytes: 350_000, responseMs: 100 };
const TAKEN_IN_TURN = ["Verde Guatemala", "Nero Marquina"];

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "10" }, room: { type: "string", default: "kitchen-5" } },
});

console.log(`${machine()}\n`);
const dataDir = await mkdtemp(join(tmpdir(), "stoneyard-bench-"));
const site = await startServer(readEnvironment({ PORT: "0", DATA_DIR: dataDir }), "dist", { log: false });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});
try {
  console.log(`\n${verdicts([await measureBytes(browser), await measureResponse(browser)])}`);
} finally {
  await browser.close();
  await site.stop();
  await rm(dataDir, { recursive: true });
}

async function measureBytes(browser: Browser): Promise<Verdict> {
  const rooms = (await readdir("dist/client/rooms", { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const rows = [["room", "layers, kB", "slabs, kB", "script and words, kB", "all, kB"]];
  const totals: number[] = [];
  for (const room of rooms) {
    const page = await browser.newPage();
    const sizes = { layers: 0, slabs: 0, words: 0 };
    const known = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      // A slab that lies on two surfaces is asked for twice, and comes once.
      if (known.has(pathname)) return;
      known.add(pathname);
      const bytes = Number(response.headers()["content-length"] ?? 0);
      if (pathname.startsWith("/room-layers/")) sizes.layers += bytes;
      else if (pathname.startsWith("/images/stones/")) sizes.slabs += bytes;
      else if (/\.(js|css|json)$/.test(pathname)) sizes.words += bytes;
    });
    const html = await (await page.request.get(`${site.url}/rooms/${room}`)).text();
    for (const [path] of html.matchAll(/\/assets\/[\w.-]+/g)) known.add(path);
    await openRoom(page, room);
    await page.close();
    const all = sizes.layers + sizes.slabs + sizes.words;
    totals.push(all);
    rows.push([
      room,
      ...[sizes.layers, sizes.slabs, sizes.words, all].map((each) => (each / 1000).toFixed(0)),
    ]);
  }
  console.log(table(rows));
  const most = Math.max(...totals);
  return {
    promise: `first view of a room <= ${LIMITS.bytes / 1000} kB`,
    measured: `${spread(
      totals.map((bytes) => bytes / 1000),
      0,
    )} kB`,
    kept: most <= LIMITS.bytes,
  };
}

async function openRoom(page: Page, room: string): Promise<void> {
  await page.goto(`${site.url}/rooms/${room}`);
  await page.locator("[data-state=ready]").waitFor({ timeout: 120_000 });
}

/** Two stones by turns; each has been there before, so its slab need not be fetched again. */
async function measureResponse(browser: Browser): Promise<Verdict> {
  const page = await browser.newPage();
  // By one clock: the page and its worker began at different moments.
  await page.addInitScript(() => {
    const clicked = ({ timeStamp }: Event) =>
      Object.assign(globalThis, { clickedAt: performance.timeOrigin + timeStamp });
    addEventListener("click", clicked, true);
  });
  await page.route("**/assets/drawing-worker-*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${noteTimes})();${await response.text()}` });
  });
  await openRoom(page, values.room);
  const handed: number[] = [];
  const drawn: number[] = [];
  for (let round = 0; round < Number(values.rounds) + TAKEN_IN_TURN.length; round++) {
    const times = await choose(page, TAKEN_IN_TURN[round % TAKEN_IN_TURN.length] as string);
    if (round < TAKEN_IN_TURN.length) continue;
    handed.push(times.handed);
    drawn.push(times.drawn);
  }
  await page.close();
  console.log(
    `\n${values.room}, from the click until the slab is handed to the graphics card: ${median(handed).toFixed(0)} ms (${spread(handed, 0)}); drawn by the processor instead of one: ${median(drawn).toFixed(0)} ms`,
  );
  return {
    promise: `another stone is with the graphics card <= ${LIMITS.responseMs} ms after the click`,
    measured: `${median(handed).toFixed(0)} ms`,
    kept: median(handed) <= LIMITS.responseMs,
  };
}

async function choose(page: Page, stone: string): Promise<{ handed: number; drawn: number }> {
  await page.getByRole("combobox", { name: /^Choose another stone/ }).fill(stone);
  const option = page.getByRole("option", { name: new RegExp(stone) }).first();
  await option.waitFor();
  await option.click();
  for (;;) {
    const clickedAt = await page.evaluate(() => Number(Reflect.get(globalThis, "clickedAt") ?? 0));
    const [worker] = page.workers();
    const { handedAt = 0, drawnAt = 0 } =
      (await worker?.evaluate(() => Reflect.get(globalThis, "times"))) ?? {};
    if (handedAt > clickedAt && drawnAt > handedAt)
      return { handed: handedAt - clickedAt, drawn: drawnAt - clickedAt };
    await page.waitForTimeout(20);
  }
}

/** Runs in the worker before its own script: when a slab is handed to the graphics card, and when it can be read back. */
function noteTimes(): void {
  const times = { handedAt: 0, drawnAt: 0 };
  const now = () => performance.timeOrigin + performance.now();
  const { drawArrays, generateMipmap } = WebGL2RenderingContext.prototype;
  // From here on a graphics card works; without one the processor draws.
  WebGL2RenderingContext.prototype.generateMipmap = function (of) {
    times.handedAt = now();
    generateMipmap.call(this, of);
  };
  WebGL2RenderingContext.prototype.drawArrays = function (...how) {
    drawArrays.apply(this, how);
    // Drawn is what can be read back, not what has been ordered.
    this.readPixels(0, 0, 1, 1, this.RGBA, this.UNSIGNED_BYTE, new Uint8Array(4));
    times.drawnAt = now();
  };
  Object.assign(globalThis, { times });
}
