import { readFile } from "node:fs/promises";
import { brotliCompressSync } from "node:zlib";
import { readContent } from "@stoneyard/catalogue/read.ts";
import type { FacetIndex, Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import { searchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { nearestStones, relaxations } from "@stoneyard/site/facets/relax.ts";
import { chosenStones, optionCounts } from "@stoneyard/site/facets/selection.ts";
import { createSearch } from "@stoneyard/site/search/search.ts";
import { readIndex, sentIndex } from "@stoneyard/site/search/sent-index.ts";
import { parse } from "yaml";
import { machine, median, quantile, table } from "./report.ts";

/** What a visitor waits for while choosing: an answer to each query of the test, and the counts of each selection in it. */
const ROUNDS = 5;

const index = searchIndex(await readContent("content"));
const queries: { ask: string }[] = parse(await readFile("packages/site/search/queries.yaml", "utf8"));
const sent = JSON.stringify(sentIndex(index));
const keys = index.facets.stones.map(({ key }) => key);
console.log(machine());
console.log(`index: ${brotliCompressSync(sent).length} bytes as sent (brotli), ${sent.length} unpacked`);

const search = createSearch(index);
const built = quickest(() => createSearch(readIndex(JSON.parse(sent), keys)));
const answered = queries.map(({ ask }) => quickest(() => search(ask)));
const counted = queries.map(({ ask }) => {
  const { understood } = search(ask);
  return quickest(() => choose(index.facets, understood));
});
console.log(
  table([
    ["", "median ms", "99 %", "most"],
    row("index unpacked and read", [built]),
    row(`answer, of ${queries.length} queries`, answered),
    row("stones, counts, looser and nearest", counted),
  ]),
);

function choose(facets: FacetIndex, selection: Selection): void {
  optionCounts(facets, selection);
  if (chosenStones(facets.stones, selection).length > 0) return;
  relaxations(facets.stones, selection);
  nearestStones(facets.stones, selection, 6);
}

/** The quickest of some rounds: on a busy machine the others have waited. */
function quickest(task: () => unknown): number {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = performance.now();
    task();
    return performance.now() - before;
  });
  return Math.min(...rounds);
}

function row(what: string, found: readonly number[]): string[] {
  return [what, ...[median(found), quantile(found, 0.99), Math.max(...found)].map((ms) => ms.toFixed(2))];
}
