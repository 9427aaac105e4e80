/** How long the content takes to be read and checked, without and with its pictures. `node bench/content.ts [--rounds 7]` */
import { parseArgs } from "node:util";
import { readCatalogue, readContent } from "@stoneyard/catalogue/read.ts";
import { machine, median, spread, verdicts } from "./report.ts";

/** What `npm run dev` has for showing a saved text is a second. */
const MOST_MS = { texts: 1000, all: 3000 };

const { values } = parseArgs({ options: { rounds: { type: "string", default: "7" } } });

console.log(`${machine()}\n`);
const found = { texts: await timesOf(readContent), all: await timesOf(readCatalogue) };
console.log(
  verdicts([
    verdict("texts read and checked", found.texts, MOST_MS.texts),
    verdict("with all pictures", found.all, MOST_MS.all),
  ]),
);

async function timesOf(read: (contentDir: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    const began = performance.now();
    await read("content");
    times.push(performance.now() - began);
  }
  return times;
}

function verdict(promise: string, times: readonly number[], most: number) {
  const typical = median(times);
  return {
    promise: `${promise} <= ${most} ms`,
    measured: `${typical.toFixed(0)} (${spread(times, 0)})`,
    kept: typical <= most,
  };
}
