/**
 * Pages of the built site and plain pages in Chromium on a slow phone, in turn: 150 ms round trip, 1.6 Mbit/s, processor
 * slowed four times. Then from a family's page to a stone's, with a mouse. `node bench/pages/run.ts [--dist dist] [--rounds 5]`
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { machine, median, spread, table, type Verdict, verdicts } from "../report.ts";
import { type Arrived, arrive } from "./arrival.ts";
import { type Browser, launch, PHONE } from "./browser.ts";
import { plainCopy } from "./plain-copy.ts";
import { PAINTS, type Painted, type Usable, usableProbe } from "./probes.ts";
import { type Answer, type Answers, builtFiles, certificate, serveSlowly } from "./slow-server.ts";
import { waitFor } from "./waiting.ts";

const { values } = parseArgs({
  options: { dist: { type: "string", default: "dist" }, rounds: { type: "string", default: "5" } },
});
const client = join(values.dist, "client");
const built = builtFiles(client);
const rounds = Number(values.rounds);
if (!existsSync(client)) throw new Error(`There is no site in ${values.dist}: npm run build`);

/** Pages that stand in `frozen/` too, written by hand: the limit, which does not move with the site. */
const FROZEN_PAGES = { home: "/", catalogue: "/granit", stone: "/granit/magma" } as const;
/** Pages whose limit is a plain copy of themselves. */
const COPIED_PAGES = {
  gallery: "/gallery",
  accessories: "/accessories",
  interiors: "/interior-design",
} as const;
const PAGES = { ...FROZEN_PAGES, ...COPIED_PAGES };
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
const HOVERS_MS = [0, 300, 1000];

const LIMITS = {
  fcp: 1.05,
  lcp: 1,
  usable: 1.5,
  /** By how long the pointer has rested on the tile, all in ms. */
  arrival: { 300: { heading: 250, picture: 150 }, 1000: { heading: 100, picture: 100 } },
};

type Site = { name: "ours" | "plain"; url: string };

console.log(`${machine()}\n`);
const trust = certificate();
const browser = await launch({ spki: trust.spki });
try {
  const sites: Site[] = [
    { name: "ours", ...(await serveSlowly(built, trust)) },
    { name: "plain", ...(await serveSlowly(await plainPages(), trust)) },
  ];
  const found = [
    ...(await measurePaints(sites)),
    ...(await measureWidgets(sites)),
    ...(await measureArrivals(browser, sites)),
  ];
  console.log(`\n${verdicts(found)}`);
} finally {
  await browser.close();
}
process.exit();

/** The frozen pages, plain copies of the other ones, and beside them whatever the copies ask for. */
async function plainPages(): Promise<Answers> {
  const frozen = builtFiles(join(import.meta.dirname, "frozen"));
  const pages = new Map<string, Answer>();
  const add = (path: string, html: string | Buffer) =>
    pages.set(path, { body: brotliCompressSync(html), compressed: true });
  for (const path of Object.values(FROZEN_PAGES)) add(path, frozen(path)?.body ?? "");
  for (const path of Object.values(COPIED_PAGES)) add(path, await plainCopy(client, path));
  return (path) => pages.get(path) ?? frozen(path) ?? built(path);
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
  const rows = [["page", "site", "FCP, ms", "", "LCP, ms", "", "layout shift", "largest"]];
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
      ]);
    }
    for (const key of ["fcp", "lcp"] as const) {
      found.push(
        besidePlain(
          `${name}: ${key.toUpperCase()}`,
          LIMITS[key],
          seen.ours.map((s) => s[key]),
          seen.plain.map((s) => s[key]),
        ),
      );
    }
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

/** From the catalogue to a stone, after the pointer has rested on its tile for a while or not at all. */
async function measureArrivals(browser: Browser, sites: readonly Site[]): Promise<Verdict[]> {
  const [ours] = sites;
  if (!ours) return [];
  const found: Verdict[] = [];
  const rows = [
    [
      "hover, ms",
      "button held, ms",
      "",
      "heading, ms",
      "",
      "slab as on the tile, ms",
      "",
      "slab in full size, ms",
      "",
    ],
  ];
  const seen = HOVERS_MS.map((hoverMs) => ({ hoverMs, arrived: [] as Arrived[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { hoverMs, arrived } of seen) arrived.push(await arrive(browser, ours.url, hoverMs));
  }
  for (const { hoverMs, arrived } of seen) {
    const [helds, headings, smalls, pictures] = (["held", "heading", "small", "picture"] as const).map(
      (name) => arrived.map((each) => each[name]),
    ) as [number[], number[], number[], number[]];
    rows.push([
      String(hoverMs),
      ...[helds, headings, smalls, pictures].flatMap((times) => [median(times).toFixed(0), spread(times, 0)]),
    ]);
    const limits = LIMITS.arrival[hoverMs as keyof typeof LIMITS.arrival];
    if (!limits) continue;
    const verdict = (what: string, times: number[], limit: number): Verdict => ({
      promise: `${what} <= ${limit} ms after the press, ${hoverMs} ms of hover`,
      measured: `${median(times).toFixed(0)} ms`,
      kept: median(times) <= limit,
    });
    found.push(verdict("stone's heading", headings, limits.heading));
    found.push(verdict("stone's picture", smalls, limits.picture));
  }
  console.log(`\n${table(rows)}`);
  return found;
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
