/**
 * `npm run fonts --prefix studio`: cuts the full fonts in sources/ down to letters, and puts the licence of each beside it.
 *
 * A first file of each face has the letters of English and Serbian, which every page fetches; a second one, for other
 * languages in Latin letters, is fetched by a page that has one of them.
 */
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EXTENDED_LATIN } from "@stoneyard/catalogue/kinds/brand.ts";
import subsetFont from "subset-font";
import { CYRILLIC_FACES, type Face, faceName, LICENCES, TYPEFACES } from "./faces.ts";

const SOURCES = join(import.meta.dirname, "sources");
const OUT = "packages/site/styles/fonts";

const FIRST = `${letters(0x20, 0x7e)}\u00a0©·×²°Ø–—‘’‚“”„…•′″−→←↑↓€ČčĆćŠšŽžĐđ`;
const EXTENDED = EXTENDED_LATIN.split(", ").map(lettersInRange).join("");
const CYRILLIC = letters(0x400, 0x45f);

await clear();
for (const typeface of TYPEFACES) {
  for (const face of typeface.faces) {
    await subset(face.source, FIRST, faceName(typeface, face), face.axes);
    await subset(face.source, EXTENDED, `${faceName(typeface, face)}-extended`, face.axes);
  }
}
for (const { file, source } of CYRILLIC_FACES) await subset(source, CYRILLIC, file);
for (const licence of LICENCES) await copyFile(join(SOURCES, licence), join(OUT, licence));

/** Of `U+A1-A8` or `U+B1`. */
function lettersInRange(range: string): string {
  const [from = 0, to = from] = range
    .slice(2)
    .split("-")
    .map((code) => Number.parseInt(code, 16));
  return letters(from, to);
}

function letters(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");
}

async function clear(): Promise<void> {
  await mkdir(OUT, { recursive: true });
  for (const file of await readdir(OUT)) if (!file.endsWith(".md")) await rm(join(OUT, file));
}

async function subset(source: string, kept: string, name: string, axes?: Face["axes"]): Promise<void> {
  const full = await readFile(join(SOURCES, source));
  const small = await subsetFont(full, kept, {
    targetFormat: "woff2",
    ...(axes && { variationAxes: axes }),
    keepFeatures: ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum", "lnum"],
    noHinting: true,
  });
  await writeFile(join(OUT, `${name}.woff2`), small);
  console.log(`${name}  ${full.length} -> ${small.length} bytes`);
}
