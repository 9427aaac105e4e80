import { join } from "node:path";
import { parseArgs } from "node:util";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { Masters } from "../../masters.ts";
import { textHash } from "../primitives/random.ts";
import { readRecipes } from "../recipe.ts";
import { type FinishedStone, finishedStones } from "./commissions.ts";
import { digestOf } from "./digest.ts";
import { drawnPiece } from "./draw.ts";
import { encoded } from "./encode.ts";
import { finished } from "./finished.ts";
import { makePreview } from "./preview.ts";

type Due = FinishedStone["pictures"][number] & { recipe: string };

/**
 * Draws every finish whose stone or light has changed since it was drawn, or that is not there yet. Can be broken off at
 * any time. Photographs of the owner are left alone, and a stone whose slab is one gets no drawing beside it.
 * @returns how many pictures were drawn
 */
export async function makeFinishes(
  contentDir: string,
  stones: readonly FinishedStone[],
  onStone: (stone: string, drawn: number) => void = () => {},
): Promise<number> {
  const masters = await Masters.open(contentDir);
  let drawn = 0;
  for (const stone of stones) {
    const due = await dueOf(stone, masters);
    if (due.length === 0) continue;
    await drawFinishes(stone, due, masters);
    drawn += due.length;
    onStone(stone.piece.stone, due.length);
  }
  return drawn;
}

async function dueOf({ piece, pictures }: FinishedStone, masters: Masters): Promise<Due[]> {
  const slab = await masters.ours(`stones/${piece.stone}`);
  if (!slab) return [];
  const due: Due[] = [];
  for (const { name, finish } of pictures) {
    const recipe = digestOf(slab.sha256, piece, finish);
    const ours = await masters.ours(name);
    if (ours ? ours.recipe !== recipe : !masters.has(name)) due.push({ name, finish, recipe });
  }
  return due;
}

async function drawFinishes({ piece }: FinishedStone, due: readonly Due[], masters: Masters): Promise<void> {
  const drawn = drawnPiece(piece.stack, piece.slab);
  for (const { name, finish, recipe } of due) {
    const avif = await encoded(drawn, finished(drawn, finish, textHash(piece.stone)));
    await masters.write(name, avif, { made: "studio", mmPerPixel: drawn.mmPerPixel, recipe });
  }
}

const HELP = `npm run finishes --prefix studio [-- <family>/<slug> or <family> …] [--preview]
  without options  draws into content/pictures/finishes what changed
  --preview        draws the stones' finishes side by side into .cache/finishes`;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { preview: { type: "boolean" }, help: { type: "boolean" } },
  });
  if (values.help) return console.log(HELP);
  const recipes = await readRecipes(join(import.meta.dirname, "../recipes"));
  const all = finishedStones(await readContent("content"), recipes);
  const isNamed = (key: string) => positionals.some((word) => key === word || key.startsWith(`${word}/`));
  const stones = positionals.length === 0 ? all : all.filter(({ piece }) => isNamed(piece.stone));
  if (stones.length === 0)
    throw new Error(`No stone with several finishes is named ${positionals.join(" ")}.`);
  if (values.preview) return makePreview(stones);
  const drawn = await makeFinishes("content", stones, (stone, count) => console.log(`${stone}: ${count}`));
  console.log(`${drawn} drawn, the others were up to date.`);
}

if (import.meta.main) await run();
