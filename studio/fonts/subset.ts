/**
 * `npm run fonts -w studio`: cuts the full fonts in sources/ down to the letters of both languages, writes the sheet of each
 * typeface that an owner may choose, and the licence of each beside it.
 *
 * Each face is one file with the letters of both languages: in two files, one could arrive in time and the other not,
 * and a word would be set in two typefaces.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { typefaceSlug } from "#catalogue/kinds/brand.ts";
import { openBrowser } from "../browser.ts";
import { CYRILLIC_FACES, type Face, faceName, LICENCES, TYPEFACES, type Typeface } from "./faces.ts";
import { measure, typefaceSheet } from "./typeface-sheet.ts";

const SOURCES = join(import.meta.dirname, "sources");
const OUT = "app/styles/fonts";
const SHEETS = "app/styles/typefaces";

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}–—‘’‚“”„…•′″−×→←↑↓€`;
const SERBIAN = "ČčĆćŠšŽžĐđ";
const CYRILLIC = letters(0x400, 0x45f);

for (const directory of [OUT, SHEETS]) await clear(directory);
for (const typeface of TYPEFACES) for (const face of typeface.faces) await subsetFace(typeface, face);
for (const { file, source } of CYRILLIC_FACES) await subset(source, CYRILLIC, join(OUT, `${file}.woff2`));
for (const licence of LICENCES) await copyFile(join(SOURCES, licence), join(OUT, licence));
await writeSheets();

async function clear(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const file of await readdir(directory)) if (!file.endsWith(".md")) await rm(join(directory, file));
}

function subsetFace(typeface: Typeface, face: Face): Promise<void> {
  return subset(face.source, LATIN + SERBIAN, fileOf(typeface, face), face.axes);
}

async function subset(source: string, kept: string, file: string, axes?: Face["axes"]): Promise<void> {
  const full = await readFile(join(SOURCES, source));
  const small = await subsetFont(full, kept, {
    targetFormat: "woff2",
    ...(axes && { variationAxes: axes }),
    keepFeatures: ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum", "lnum"],
    noHinting: true,
  });
  await writeFile(file, small);
  console.log(`${file}  ${full.length} -> ${small.length} bytes`);
}

async function writeSheets(): Promise<void> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const metricsOf = async (typeface: Typeface) => {
    const [face] = typeface.faces;
    if (!face) throw new Error(`${typeface.name} has no face.`);
    return measure(page, fileOf(typeface, face));
  };
  for (const typeface of TYPEFACES) {
    const like = TYPEFACES.find(({ name, role }) => name === typeface.like && role === typeface.role);
    if (!like) throw new Error(`${typeface.name} is to be like ${typeface.like}, which is not there.`);
    const sheet = typefaceSheet(typeface, await metricsOf(typeface), await metricsOf(like));
    await writeFile(join(SHEETS, `${typeface.role}-${typefaceSlug(typeface.name)}.css`), sheet);
  }
  await browser.close();
}

function fileOf(typeface: Typeface, face: Face): string {
  return join(OUT, `${faceName(typeface, face)}.woff2`);
}
