import { readFile } from "node:fs/promises";
import { pack } from "@stoneyard/cutting/pack.ts";
import { machine, median, quantile, table, verdicts } from "../report.ts";

/** A phone of the middle class takes so many times longer than a desktop's core; Lighthouse slows its processor as much. */
const PHONE = 4;

type Instance = {
  /** 1 to 6 of Berkey and Wang, 7 to 10 of Martello and Vigo. */
  group: number;
  slab: { width: number; height: number };
  /** Slabs of the best layout that is known, with pieces as they lie and with pieces that may be turned. */
  known: { fixed: number; turning: number };
  pieces: { width: number; height: number }[];
};

type Packed = { group: number; ours: number; known: number; ms: number };

console.log(machine());
const instances = await readInstances();
for (const turns of [false, true]) {
  const packed = instances.map((instance) => packedOnce(instance, turns));
  const ways = turns ? "pieces may be turned" : "pieces keep their direction";
  console.log(`\n500 published instances, ${ways}`);
  console.log(
    table([["class", "slabs", "best known", "above best", "median", "ms", "95 %"], ...rows(packed)]),
  );
  const gap = median(packed.map(({ ours, known }) => ours / known - 1));
  const slow = median(packed.map(({ ms }) => ms)) * PHONE;
  console.log(
    verdicts([
      { promise: `median within 3 % of the best known, ${ways}`, measured: percent(gap), kept: gap <= 0.03 },
      {
        promise: `median under 200 ms on a phone, ${ways}`,
        measured: `${slow.toFixed(0)} ms (× ${PHONE})`,
        kept: slow < 200,
      },
    ]),
  );
}

function packedOnce({ group, slab, known, pieces }: Instance, turns: boolean): Packed {
  const turning = pieces.map((piece) => ({ ...piece, turns }));
  // Time of the processor, not of the clock: other work on the machine bends it less.
  const from = process.cpuUsage();
  const { slabs } = pack(turning, slab, { kerf: 0, margin: 0 });
  const { user, system } = process.cpuUsage(from);
  const ms = (user + system) / 1000;
  return {
    group,
    ours: slabs,
    known: turns ? known.turning : known.fixed,
    ms,
  };
}

function rows(packed: readonly Packed[]): string[][] {
  const groups: [string, readonly Packed[]][] = [...Map.groupBy(packed, ({ group }) => String(group))];
  return [...groups, ["all", packed] as const].map(([group, some]) => {
    const sum = (of: (one: Packed) => number) => some.map(of).reduce((total, value) => total + value, 0);
    const times = some.map(({ ms }) => ms);
    return [
      group,
      String(sum(({ ours }) => ours)),
      String(sum(({ known }) => known)),
      percent(sum(({ ours }) => ours) / sum(({ known }) => known) - 1),
      percent(median(some.map(({ ours, known }) => ours / known - 1))),
      median(times).toFixed(0),
      quantile(times, 0.95).toFixed(0),
    ];
  });
}

async function readInstances(): Promise<Instance[]> {
  const [, ...lines] = (await readFile(new URL("instances.csv", import.meta.url), "utf8")).trim().split("\n");
  return lines.map((line) => {
    const [group = "", , , width = "", height = "", fixed = "", turning = "", pieces = ""] = line.split(",");
    return {
      group: Number(group),
      slab: { width: Number(width), height: Number(height) },
      known: { fixed: Number(fixed), turning: Number(turning) },
      pieces: pieces.split(" ").map((piece) => {
        const [width = 0, height = 0] = piece.split("x").map(Number);
        return { width, height };
      }),
    };
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
