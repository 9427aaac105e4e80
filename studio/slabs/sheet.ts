import { join } from "node:path";
import type { Catalogue, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { readCatalogue } from "@stoneyard/catalogue/read.ts";
import { coverName } from "@stoneyard/catalogue/slab-pictures.ts";
import { contactSheet, type Tile } from "../contact-sheet.ts";

const FOLDER = "docs/slabs";
const CHOSEN = "docs/screenshots/stones.jpg";
const SIZE = { width: 256, height: 160 };

/** Contact sheets of the stones' faces, each with its name: one a family. */
export async function makeSheets(contentDir: string, keys: Iterable<string>): Promise<void> {
  const wanted = new Set(keys);
  const catalogue = await readCatalogue(contentDir);
  for (const family of catalogue.families.values()) {
    const shown = catalogue.stones.filter((stone) => stone.family === family.key && wanted.has(stone.key));
    if (shown.length === 0) continue;
    const file = join(FOLDER, `${family.key}.jpg`);
    await contactSheet(faces(shown, catalogue), file, SIZE);
    console.log(file);
  }
}

/** One sheet of stones that were named one by one, in the catalogue's order. */
export async function makeSheetOf(contentDir: string, keys: Iterable<string>): Promise<void> {
  const wanted = new Set(keys);
  const catalogue = await readCatalogue(contentDir);
  const shown = catalogue.stones.filter(({ key }) => wanted.has(key));
  await contactSheet(faces(shown, catalogue), CHOSEN, { ...SIZE, quality: 70 });
  console.log(CHOSEN);
}

function faces(shown: readonly Stone[], { families, pictures }: Catalogue): Tile[] {
  return shown.flatMap((stone) => {
    const family = families.get(stone.family);
    return family
      ? [{ title: stone.title, file: pictures.get(coverName(stone, family, pictures))?.file }]
      : [];
  });
}
