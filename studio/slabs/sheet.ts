import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import type { Picture, Stone } from "#catalogue/catalogue.ts";
import { readCatalogue } from "#catalogue/read.ts";
import { coverName } from "#catalogue/slab-pictures.ts";

const FOLDER = "docs/slabs";
const ACROSS = 6;
const TILE = { width: 256, height: 160 };
const LABEL = 26;
const GAP = 12;

/** Contact sheets for the eye: the faces of a family's stones, each with its name, as one JPEG a family. */
export async function makeSheets(contentDir: string, keys: Iterable<string>): Promise<void> {
  const wanted = new Set(keys);
  const { families, stones, pictures } = await readCatalogue(contentDir);
  await mkdir(FOLDER, { recursive: true });
  for (const family of families.values()) {
    const shown = stones.filter((stone) => stone.family === family.key && wanted.has(stone.key));
    if (shown.length === 0) continue;
    const faces = shown.map((stone) => ({
      stone,
      picture: pictures.get(coverName(stone, family, pictures)),
    }));
    const file = join(FOLDER, `${family.key}.jpg`);
    await sheet(faces, file);
    console.log(file);
  }
}

type Face = { stone: Stone; picture: Picture | undefined };

async function sheet(faces: readonly Face[], file: string): Promise<void> {
  const rows = Math.ceil(faces.length / ACROSS);
  const tiles = await Promise.all(faces.map(tile));
  const width = GAP + ACROSS * (TILE.width + GAP);
  const height = GAP + rows * (TILE.height + LABEL + GAP);
  await sharp({ create: { width, height, channels: 3, background: "#f4f4f2" } })
    .composite(tiles.flat())
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(file);
}

async function tile({ stone, picture }: Face, place: number) {
  const left = GAP + (place % ACROSS) * (TILE.width + GAP);
  const top = GAP + Math.floor(place / ACROSS) * (TILE.height + LABEL + GAP);
  const name = { input: label(stone.title), left, top: top + TILE.height };
  if (!picture) return [name];
  return [{ input: await sharp(picture.file).resize(TILE).png().toBuffer(), left, top }, name];
}

function label(title: string): Buffer {
  const text = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const style = "font-family:sans-serif;font-size:14px;fill:#22252a";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE.width}" height="${LABEL}"><text x="0" y="18" style="${style}">${text}</text></svg>`,
  );
}
