/**
 * Pages of the built site and plain copies of them in Chromium on a slow phone, in turn: 150 ms round trip, 1.6 Mbit/s,
 * processor slowed four times. `node bench/pages/run.ts [--dist dist] [--rounds 5]`
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { machine, median, spread, table, type Verdict, verdicts } from "../report.ts";
import { type Browser, DESKTOP, launch, PHONE } from "./browser.ts";
import { plainCopy } from "./plain-copy.ts";
import { type Arrived, arrivalProbe, PAINTS, type Painted, type Usable, usableProbe } from "./probes.ts";
import { type Answer, certificate, serveSlowly } from "./slow-server.ts";
import { until, untilQuiet, waitFor } from "./waiting.ts";

const { values } = parseArgs({
  options: { dist: { type: "string", default: "dist" }, rounds: { type: "string", default: "5" } },
});
const client = join(values.dist, "client");
const rounds = Number(values.rounds);
if (!existsSync(client)) throw new Error(`There is no site in ${values.dist}: npm run build`);

const PAGES = {
  home: "/",
  catalogue: "/granit",
  stone: "/granit/magma",
  gallery: "/gallery",
  accessories: "/accessories",
  interiors: "/interior-design",
} as const;
const WIDGETS = {
  home: usableProbe(
    `[...document.querySelectorAll("[aria-roledescription=carousel] button")].at(2)`,
    `document.querySelector("[aria-roledescription=carousel] p").textContent`,
  ),
  catalogue: usableProbe(
    `document.querySelectorAll("main fieldset button")[1]`,
    `document.querySelectorAll("main fieldset button")[1].ariaPressed`,
  ),
} as const;
/** The page that a visitor goes to from the catalogue. */
const TARGET = { path: PAGES.stone, heading: "Magma" };
const HOVER_MS = 300;

const LIMITS = { paint: 1.05, usable: 2, scriptBytes: 110_000, headingMs: 120, pictureMs: 200 };

type Site = { name: "ours" | "plain"; url: string };

console.log(`${machine()}\n`);
const trust = certificate();
const browser = await launch(trust.spki);
try {
  const sites: Site[] = [
    { name: "ours", ...(await serveSlowly(built, trust)) },
    { name: "plain", ...(await serveSlowly(await plainOver(built), trust)) },
  ];
  const found = [
    ...(await measurePaints(sites)),
    ...(await measureWidgets(sites)),
    ...(await measureArrival(browser, sites)),
  ];
  console.log(`\n${verdicts(found)}`);
} finally {
  await browser.close();
}
process.exit();

/** What the build wrote for a path, compressed where the build has compressed it. */
function built(path: string): Answer | undefined {
  const [file] = [join(client, path, "index.html"), join(client, path)].filter(
    (name) => /\.\w+$/.test(name) && existsSync(name),
  );
  if (!file) return undefined;
  return existsSync(`${file}.br`)
    ? { body: readFileSync(`${file}.br`), compressed: true }
    : { body: readFileSync(file), compressed: false };
}

/** The same, with the measured pages replaced by their plain copies. */
async function plainOver(others: typeof built): Promise<typeof built> {
  const copies = new Map<string, Answer>();
  for (const path of Object.values(PAGES)) {
    const body = brotliCompressSync(Buffer.from(await plainCopy(client, path)));
    copies.set(path, { body, compressed: true });
  }
  return (path) => copies.get(path) ?? others(path);
}

/** Opens a page, waits until `done` holds of what its probe saw, and gives that. */
async function visit<Seen>(
  site: Site,
  path: string,
  probe: string,
  done: (seen: Seen) => boolean,
): Promise<Seen> {
  const tab = await browser.open(PHONE, probe);
  await tab.send("Page.navigate", { url: site.url + path });
  const seen = await waitFor(tab, done);
  await tab.close();
  return seen;
}

async function measurePaints(sites: readonly Site[]): Promise<Verdict[]> {
  const found: Verdict[] = [];
  const rows = [["page", "site", "FCP, ms", "", "LCP, ms", "", "layout shift", "largest", "script, bytes"]];
  for (const [name, path] of Object.entries(PAGES)) {
    const seen = { ours: [] as Painted[], plain: [] as Painted[] };
    for (let round = 0; round < rounds; round++) {
      for (const site of inTurn(sites, round)) seen[site.name].push(await visitUntilQuiet(site, path));
    }
    for (const site of sites) {
      const of = (key: "fcp" | "lcp") => seen[site.name].map((each) => each[key]);
      rows.push([
        name,
        site.name,
        median(of("fcp")).toFixed(0),
        spread(of("fcp"), 0),
        median(of("lcp")).toFixed(0),
        spread(of("lcp"), 0),
        Math.max(...seen[site.name].map(({ shift }) => shift)).toFixed(3),
        seen[site.name][0]?.largest ?? "",
        String(site.name === "ours" ? scriptBytes(path) : 0),
      ]);
    }
    for (const key of ["fcp", "lcp"] as const) {
      found.push(
        besidePlain(
          `${name}: ${key.toUpperCase()}`,
          LIMITS.paint,
          seen.ours.map((s) => s[key]),
          seen.plain.map((s) => s[key]),
        ),
      );
    }
    const shift = Math.max(...seen.ours.map((each) => each.shift));
    found.push({ promise: `${name}: layout shift 0`, measured: shift.toFixed(3), kept: shift < 0.0005 });
    const bytes = scriptBytes(path);
    found.push({
      promise: `${name}: script <= 110 kB`,
      measured: `${(bytes / 1000).toFixed(1)} kB`,
      kept: bytes <= LIMITS.scriptBytes,
    });
  }
  console.log(table(rows));
  return found;
}

/** Paints are known when nothing new has been painted for a while after the page has loaded. */
async function visitUntilQuiet(site: Site, path: string): Promise<Painted> {
  let last = "";
  let since = 0;
  return visit<Painted>(site, path, PAINTS, (seen) => {
    const now = JSON.stringify(seen);
    if (now !== last || seen.lcp === 0) since = performance.now();
    last = now;
    return performance.now() - since > 2500;
  });
}

/** Script that the page's HTML names, compressed, bytes. */
function scriptBytes(path: string): number {
  const html = readFileSync(join(client, path, "index.html"), "utf8");
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([script]) => script));
  return [...scripts].reduce((sum, script) => sum + readFileSync(join(client, `${script}.br`)).length, 0);
}

async function measureWidgets(sites: readonly Site[]): Promise<Verdict[]> {
  const found: Verdict[] = [];
  const rows = [["widget usable", "ours, ms", "", "plain, ms", ""]];
  for (const name of ["home", "catalogue"] as const) {
    const seen = { ours: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      for (const site of inTurn(sites, round)) {
        const { usable } = await visit<Usable>(site, PAGES[name], WIDGETS[name], (each) => each.usable > 0);
        seen[site.name].push(usable);
      }
    }
    rows.push([
      name,
      ...[seen.ours, seen.plain].flatMap((times) => [median(times).toFixed(0), spread(times, 0)]),
    ]);
    found.push(besidePlain(`${name}: widget usable`, LIMITS.usable, seen.ours, seen.plain));
  }
  console.log(`\n${table(rows)}`);
  return found;
}

/** From the catalogue to a stone: the pointer rests on its tile for a while, then presses. */
async function measureArrival(browser: Browser, sites: readonly Site[]): Promise<Verdict[]> {
  const [ours] = sites;
  if (!ours) return [];
  const seen: Arrived[] = [];
  for (let round = 0; round < rounds; round++) seen.push(await goToStone(browser, ours));
  const headings = seen.map(({ heading }) => heading);
  const smalls = seen.map(({ small }) => small);
  const pictures = seen.map(({ picture }) => picture);
  console.log(
    `\n${table([
      ["after 300 ms of hover", "ms after the click", ""],
      ["heading", median(headings).toFixed(0), spread(headings, 0)],
      ["slab as on the tile", median(smalls).toFixed(0), spread(smalls, 0)],
      ["slab in full size", median(pictures).toFixed(0), spread(pictures, 0)],
    ])}`,
  );
  const verdict = (what: string, times: number[], limit: number): Verdict => ({
    promise: `${what} <= ${limit} ms after the click`,
    measured: `${median(times).toFixed(0)} ms`,
    kept: median(times) <= limit,
  });
  return [
    verdict("stone's heading", headings, LIMITS.headingMs),
    verdict("stone's picture, as on the tile,", smalls, LIMITS.pictureMs),
  ];
}

async function goToStone(browser: Browser, site: Site): Promise<Arrived> {
  const tab = await browser.open(DESKTOP, arrivalProbe(TARGET.path, TARGET.heading));
  await tab.send("Page.navigate", { url: site.url + PAGES.catalogue });
  const link = `document.querySelector('main a[href="${TARGET.path}"]')`;
  // A visitor looks at the listing before choosing: the page is at rest, the tile's own picture is there.
  await until(tab, `document.readyState === "complete" && ${link} !== null`);
  await untilQuiet(tab);
  await tab.evaluate(`${link}.scrollIntoView({ block: "center", behavior: "instant" })`);
  await until(tab, `${link}.querySelector("img")?.complete && ${link}.querySelector("img").naturalWidth > 0`);
  await untilQuiet(tab);
  const box = (await tab.evaluate(
    `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${link}.getBoundingClientRect())`,
  )) as { x: number; y: number };
  const mouse = (type: string, more = {}) => tab.send("Input.dispatchMouseEvent", { type, ...box, ...more });
  await mouse("mouseMoved");
  await sleep(HOVER_MS);
  await mouse("mousePressed", { button: "left", clickCount: 1 });
  await mouse("mouseReleased", { button: "left", clickCount: 1 });
  const seen = await waitFor<Arrived>(
    tab,
    ({ heading, small, picture }) => Math.min(heading, small, picture) > 0,
  );
  await tab.close();
  return seen;
}

/** The first of one round is the last of the next, so that a slow moment of the machine does not always hit the same. */
function inTurn(sites: readonly Site[], round: number): Site[] {
  return round % 2 === 0 ? [...sites] : sites.toReversed();
}

function besidePlain(what: string, limit: number, ours: number[], plain: number[]): Verdict {
  const ratios = ours.map((time, i) => time / (plain[i] ?? Number.NaN));
  const ratio = median(ours) / median(plain);
  return {
    promise: `${what} <= ${limit} x plain`,
    measured: `${ratio.toFixed(2)} (pairs ${spread(ratios)})`,
    kept: ratio <= limit,
  };
}
