/**
 * Which eagerness of speculation rules pays: how soon a stone's page is there after a press, and how many bytes it costs when
 * a pointer only crosses a family's 48 tiles. Same conditions as `run.ts`. `node bench/pages/speculation.ts [--dist dist]
 * [--rounds 5]`
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { machine, median, spread, table } from "../report.ts";
import { type Arrived, arrive, type Crossed, crossTiles } from "./arrival.ts";
import { launch } from "./browser.ts";
import {
  type Answer,
  type Answers,
  builtFiles,
  certificate,
  type SlowSite,
  serveSlowly,
} from "./slow-server.ts";

const { values } = parseArgs({
  options: { dist: { type: "string", default: "dist" }, rounds: { type: "string", default: "5" } },
});
const client = join(values.dist, "client");
if (!existsSync(client)) throw new Error(`There is no site in ${values.dist}: npm run build`);

type Eagerness = "conservative" | "moderate" | "eager";
type Variant = { prefetch?: Eagerness; prerender?: Eagerness };

/** What the site's own rules are changed to. */
const VARIANTS: Record<string, Variant> = {
  "no rules": {},
  "prefetch, eager": { prefetch: "eager" },
  "prerender, conservative": { prerender: "conservative" },
  "prerender, moderate": { prerender: "moderate" },
  "prerender, moderate, and prefetch, eager": { prerender: "moderate", prefetch: "eager" },
  "prerender, eager": { prerender: "eager" },
};
const HOVERS_MS = [0, 300, 1000];

type Measured = { site: SlowSite; arrivals: Map<number, Arrived[]>; crossed?: Crossed };

console.log(`${machine()}\n`);
const trust = certificate();
const browser = await launch({ spki: trust.spki });
try {
  const measured = new Map<string, Measured>();
  for (const name of Object.keys(VARIANTS)) {
    const site = await serveSlowly(withRules(builtFiles(client), name), trust);
    measured.set(name, { site, arrivals: new Map(HOVERS_MS.map((ms) => [ms, []])) });
  }
  for (let round = 0; round < Number(values.rounds); round++) {
    // The first of one round is the last of the next, so that a slow moment does not always hit the same.
    const inTurn = round % 2 === 0 ? [...measured.values()] : [...measured.values()].reverse();
    for (const each of inTurn) {
      for (const [hoverMs, arrived] of each.arrivals)
        arrived.push(await arrive(browser, each.site.url, hoverMs));
      // Bytes hardly differ from round to round, and crossing takes most of a minute.
      if (round === 0) each.crossed = await crossTiles(browser, each.site);
    }
  }
  console.log(arrivalTable(measured));
  console.log(`\n${crossingTable(measured)}`);
} finally {
  await browser.close();
}
process.exit();

/** The built site with its rules changed to those of a variant. */
function withRules(files: Answers, name: string): Answers {
  const variant = VARIANTS[name] ?? {};
  const changed = new Map<string, Answer | undefined>();
  return (path) => {
    if (!changed.has(path)) changed.set(path, change(files(path)));
    return changed.get(path);
  };

  function change(found: Answer | undefined): Answer | undefined {
    if (!found?.compressed) return found;
    const html = brotliDecompressSync(found.body).toString();
    if (!html.startsWith("<!DOCTYPE html>")) return found;
    const own = html.replace(/<script type="speculationrules">(.*?)<\/script>/, (_, written: string) => {
      const { where } = JSON.parse(written).prerender[0];
      const rules = JSON.stringify(
        Object.fromEntries(
          Object.entries(variant).map(([what, eagerness]) => [what, [{ where, eagerness }]]),
        ),
      );
      return `<script type="speculationrules">${rules}</script>`;
    });
    return { body: brotliCompressSync(own), compressed: true };
  }
}

function arrivalTable(measured: Map<string, Measured>): string {
  const rows = [
    ["after a hover of", "", "heading, ms", "", "slab as on the tile, ms", "", "in full size, ms", ""],
  ];
  for (const hoverMs of HOVERS_MS) {
    for (const [name, { arrivals }] of measured) {
      const arrived = arrivals.get(hoverMs) ?? [];
      const times = (["heading", "small", "picture"] as const).map((what) =>
        arrived.map((each) => each[what]),
      );
      rows.push([`${hoverMs} ms`, name, ...times.flatMap((all) => [median(all).toFixed(0), spread(all, 0)])]);
    }
  }
  return table(rows);
}

function crossingTable(measured: Map<string, Measured>): string {
  const rows = [["a pointer crosses 48 tiles", "bytes", "pages made ready"]];
  for (const [name, { crossed }] of measured) {
    rows.push([name, String(crossed?.bytes), String(crossed?.pages)]);
  }
  return table(rows);
}
