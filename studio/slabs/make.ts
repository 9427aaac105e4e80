import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { nearest } from "@stoneyard/catalogue/nearest.ts";
import { ContentError, formatProblem } from "@stoneyard/catalogue/problem.ts";
import { readCatalogue, readContent } from "@stoneyard/catalogue/read.ts";
import { type MadeEntry, Masters } from "../masters.ts";
import { type Commission, commissions } from "./commissions.ts";
import { digestOf } from "./digest.ts";
import { leftOver } from "./left-over.ts";
import { Progress } from "./progress.ts";
import { type Recipe, readRecipes } from "./recipe.ts";
import { checkLooks } from "./statistics/looks.ts";
import { measureMasters } from "./statistics/measure.ts";
import { checkTwins, TWINS } from "./statistics/twins.ts";
import { makeTrials } from "./trial.ts";
import { drawAll } from "./workshop.ts";

export type Made = { drawn: number; current: number; owners: string[] };

/**
 * Draws every slab picture whose recipe or engine has changed since it was drawn, or that is not there yet. Can be broken
 * off at any time: what is drawn is kept. Pictures that the owner put in place of ours are left alone.
 */
export async function makeSlabs(
  contentDir: string,
  recipes: ReadonlyMap<string, Recipe>,
  {
    content,
    onDrawn = () => {},
    onPlanned = () => {},
  }: {
    content: Content;
    onDrawn?: (commission: Commission) => void;
    onPlanned?: (planned: Commission[]) => void;
  },
): Promise<Made> {
  const masters = await Masters.open(contentDir);
  const planned: Commission[] = [];
  const made: Made = { drawn: 0, current: 0, owners: [] };
  for (const commission of commissions(content, recipes)) {
    const entry = await masters.ours(commission.name);
    if (!entry && masters.has(commission.name)) made.owners.push(commission.name);
    else if (entry?.recipe === digestOf(commission)) made.current++;
    else planned.push(commission);
  }
  onPlanned(planned);
  await drawAll(planned, async (commission, avif) => {
    await masters.write(commission.name, avif, entryOf(commission));
    made.drawn++;
    onDrawn(commission);
  });
  return made;
}

function entryOf(commission: Commission): Omit<MadeEntry, "sha256"> {
  const { mmPerPixel } = commission.slab.view;
  return { made: "studio", mmPerPixel, ...commission.place, recipe: digestOf(commission) };
}

const HELP = `npm run slabs --prefix studio [-- <family>/<slug> or <family> …] [options]
  without options  draws into content/pictures what changed
  --preview        draws the named stones small into .cache/slabs, whole and close
  --seed <n>       with --preview: tries this seed; 1-8 tries eight
  --check          measures the masters: tells twins, stones that are near one another, and looks that drifted`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      preview: { type: "boolean" },
      check: { type: "boolean" },
      seed: { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(HELP);
  const content = await readContent("content");
  const recipes = await readRecipes(join(import.meta.dirname, "recipes"));
  const chosen = chosenOf(recipes, positionals);
  if (values.check) return checkMasters("content");
  if (values.preview) return makeTrials(content, chosen, values.seed);
  const progress = new Progress();
  const { drawn, current, owners } = await makeSlabs("content", chosen, {
    content,
    onPlanned: (planned) => progress.begin(planned),
    onDrawn: (commission) => progress.done(commission),
  });
  for (const name of owners) console.log(`${name} is the owner's photograph and stays.`);
  console.log(`${drawn} drawn, ${current} were up to date.`);
  for (const line of await leftOver(import.meta.dirname, content.stones)) console.log(line);
}

/** Prints what the statistics find; a twin or a drifted look makes the command fail. */
async function checkMasters(contentDir: string): Promise<void> {
  const stones = await measureMasters(await readCatalogue(contentDir));
  const near = checkTwins(stones);
  const drifted = await checkLooks(join(import.meta.dirname, "expected"), stones);
  for (const { one, other, distance } of near) {
    console.log(`${distance.toFixed(1)}  ${one} and ${other} ${distance < TWINS ? "are twins" : "are near"}`);
  }
  for (const problem of drifted) console.log(formatProblem(problem));
  console.log(`${stones.size} stones measured.`);
  if (drifted.length > 0 || near.some(({ distance }) => distance < TWINS)) process.exitCode = 1;
}

/** Stones by key or by family, all where none is named. @throws with the nearest name where one is not known */
function chosenOf(recipes: ReadonlyMap<StoneKey, Recipe>, words: readonly string[]): Map<StoneKey, Recipe> {
  for (const word of words) {
    if (![...recipes.keys()].some((key) => isMeant(key, word))) {
      const meant = nearest(word, recipes.keys());
      throw new Error(`There is no recipe ${word}${meant ? `; did you mean ${meant}?` : ""}`);
    }
  }
  const isChosen = (key: string) => words.length === 0 || words.some((word) => isMeant(key, word));
  return new Map([...recipes].filter(([key]) => isChosen(key)));
}

function isMeant(key: string, word: string): boolean {
  return key === word || key.startsWith(`${word}/`);
}

if (import.meta.main) {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
