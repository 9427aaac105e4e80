import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCatalogue, readContent } from "@stoneyard/catalogue/read.ts";
import { coverName } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { parse } from "yaml";
import { contactSheet, type Tile } from "./contact-sheet.ts";
import { plannedShots } from "./rooms/shot-states.ts";
import { isRoom } from "./rooms/shots.ts";
import { textHash } from "./slabs/primitives/random.ts";

const FOLDER = "docs/screenshots";
const SIZE = { width: 200, height: 134, quality: 66 };
const STONES = 40;
const PICTURES = 60;

/** The number that a lot is drawn with, and the mark from 1 to 5 that each picture of it was given. */
type Judged = { lot: number; marks: Record<string, number> };

/** Draws stones, and pictures of rooms and objects, by lot and lays them on two sheets with their marks below. */
const { lot, marks }: Judged = parse(await readFile(join(import.meta.dirname, "marks.yaml"), "utf8"));
const { stones, families, pictures } = await readCatalogue("content");
const covers = stones.flatMap((stone) => {
  const family = families.get(stone.family);
  return family ? [coverName(stone, family, pictures)] : [];
});
const shots = await plannedShots(join(import.meta.dirname, "rooms/shots"), await readContent("content"));
const rooms = [...shots].filter(([, shot]) => !isRoom(shot)).map(([name]) => name);
await layOut("lot-of-stones", drawn(covers, STONES));
await layOut("lot-of-pictures", drawn(rooms, PICTURES));

function drawn(names: readonly string[], count: number): string[] {
  return names.toSorted((one, other) => place(one) - place(other)).slice(0, count);
}

function place(name: string): number {
  return textHash(`${name} ${lot} ${name}`);
}

async function layOut(sheet: string, names: readonly string[]): Promise<void> {
  const tiles = names.map((name): Tile => {
    const title = name
      .split("/")
      .slice(-2)
      .join("/")
      .replace(/-close$/, "");
    return { title: `${marks[name] ?? "–"}  ${title}`, file: pictures.get(name)?.file };
  });
  const file = join(FOLDER, `${sheet}.jpg`);
  await contactSheet(tiles, file, SIZE);
  const given = names.flatMap((name) => marks[name] ?? []);
  const mean = given.reduce((sum, mark) => sum + mark, 0) / given.length;
  console.log(`${file}: ${given.length} of ${names.length} marked, mean ${mean.toFixed(2)}`);
}
