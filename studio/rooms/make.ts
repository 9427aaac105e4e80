import { join } from "node:path";
import { parseArgs } from "node:util";
import { nearest } from "@stoneyard/catalogue/nearest.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { Masters } from "../masters.ts";
import { timeText } from "../slabs/progress.ts";
import { closeBaker } from "./bake.ts";
import { make, preview } from "./darkroom.ts";
import { dueShots, keep, plannedShots, rankOf, stateOf } from "./shot-states.ts";
import { isBaked, isRoom, type Shot, type Shots } from "./shots.ts";

const SHOTS = join(import.meta.dirname, "shots");
const CONTENT = "content";
/** Putting stones into a room costs about as much as so many million rays. */
const BAKING = 0.6;

const HELP = `npm run rooms --prefix studio [-- <picture or room> …] [options]
  without options  makes what studio/rooms/shots lists and is not there yet; can be stopped at any time
  --stale          makes also what has changed since it was made
  --keep           lets what has changed since stand as it is, for changes that nobody would see in it; makes nothing
  --preview        renders the named shots small into .cache/rooms/previews
  --list           tells what is there, what is stale and what is to be made`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      stale: { type: "boolean", default: false },
      keep: { type: "boolean" },
      preview: { type: "boolean" },
      list: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(HELP);
  if (values.list) return list(await shotsOf(positionals));
  if (values.keep) return keepAll(await shotsOf(positionals));
  if (values.preview) return previewAll(await shotsOf(positionals));
  await makeAll(positionals, values.stale);
}

/**
 * Batch by batch. The lists are read anew before each, so that a queue that runs for hours sees new shots. A shot that
 * fails is told and left for the next run.
 */
async function makeAll(names: readonly string[], stale: boolean): Promise<void> {
  const failed = new Set<string>();
  const spent = { seconds: 0, cost: 0 };
  for (;;) {
    const masters = await Masters.open(CONTENT);
    const due = (await dueShots(CONTENT, masters, await shotsOf(names), { stale })).filter(
      ([name]) => !failed.has(name),
    );
    if (due.length === 0) break;
    const batch = batchOf(due);
    let left = due.reduce((sum, [, shot]) => sum + costOf(shot), 0);
    for (const [index, [name, shot]] of batch.entries()) {
      const began = performance.now();
      left -= costOf(shot);
      try {
        await make(CONTENT, masters, name, shot);
      } catch (error) {
        failed.add(name);
        console.error(`${name}: ${error instanceof Error ? error.message : error}`);
        continue;
      }
      const seconds = (performance.now() - began) / 1000;
      spent.seconds += seconds;
      spent.cost += costOf(shot);
      const time = timeText(left * (spent.seconds / spent.cost) * 1000);
      console.log(`${name}  ${Math.round(seconds)} s; ${due.length - index - 1} to go, about ${time}`);
    }
  }
  console.log(
    failed.size > 0 ? `${failed.size} failed; all others are there.` : "Everything listed is there.",
  );
  if (failed.size > 0) process.exitCode = 1;
}

/** The next rendering, which takes minutes; or all that is put together from rooms at once, room by room. */
function batchOf(due: readonly [string, Shot][]): [string, Shot][] {
  const [first] = due;
  if (!first || !isBaked(first[1])) return due.slice(0, 1);
  const room = ([, shot]: [string, Shot]) => (isBaked(shot) ? shot.from : "");
  const rank = rankOf(first[1]);
  return due
    .filter(([, shot]) => rankOf(shot) === rank)
    .toSorted((one, other) => room(one).localeCompare(room(other)));
}

async function previewAll(shots: Shots): Promise<void> {
  const masters = await Masters.open(CONTENT);
  for (const [name, shot] of shots)
    if (!isBaked(shot)) console.log(await preview(CONTENT, masters, name, shot));
}

async function keepAll(shots: Shots): Promise<void> {
  const masters = await Masters.open(CONTENT);
  for (const [name, shot] of shots) {
    if ((await stateOf(CONTENT, masters, name, shot)) !== "stale") continue;
    await keep(CONTENT, masters, name, shot);
    console.log(`${name} stands`);
  }
}

async function list(shots: Shots): Promise<void> {
  const masters = await Masters.open(CONTENT);
  for (const [name, shot] of shots) {
    console.log(`${(await stateOf(CONTENT, masters, name, shot)).padEnd(8)} ${name}`);
  }
}

/** Millions of rays to be sent: what a shot costs, as far as it can be told beforehand. */
function costOf(shot: Shot): number {
  if (isBaked(shot)) return BAKING;
  const rays = (shot.size[0] * shot.size[1] * shot.samples) / 1e6;
  return isRoom(shot) ? rays * 1.5 : rays;
}

/** The named shots, all where none is named. @throws with the nearest name where one is not listed */
async function shotsOf(names: readonly string[]): Promise<Shots> {
  const shots = await plannedShots(SHOTS, await readContent(CONTENT));
  for (const name of names) {
    if (shots.has(name)) continue;
    const meant = nearest(name, shots.keys());
    throw new Error(`studio/rooms/shots lists no ${name}${meant ? `; did you mean ${meant}?` : ""}`);
  }
  return names.length === 0 ? shots : new Map([...shots].filter(([name]) => names.includes(name)));
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await closeBaker();
  }
}
