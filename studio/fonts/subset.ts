/**
 * `npm run fonts -w studio`: writes app/styles/fonts/*.woff2 from the full variable fonts in sources/, and the licence of
 * each beside them, which asks to go wherever the font goes.
 *
 * Each face is one file with the letters of both languages: in two files, one could arrive in time and the other not,
 * and a word would be set in two typefaces.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";

const SOURCES = join(import.meta.dirname, "sources");
const OUT = "app/styles/fonts";

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}–—‘’‚“”„…•′″−×→←↑↓€`;
const SERBIAN = "ČčĆćŠšŽžĐđ";

type Face = {
  source: string;
  name: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const FACES: Face[] = [
  // Optical sizes are kept, as headings run from 20 to 200 px; one weight serves all of them.
  { source: "newsreader.woff2", name: "newsreader", axes: { wght: 300, opsz: { min: 16, max: 72 } } },
  // The italic stands only in stone names of about 20 px and in the wordmark.
  { source: "newsreader-italic.woff2", name: "newsreader-italic", axes: { wght: 300, opsz: 24 } },
  { source: "hanken-grotesk.ttf", name: "hanken-grotesk", axes: { wght: 400 } },
];

const LICENCES = ["newsreader-OFL.txt", "hanken-grotesk-OFL.txt"];

await mkdir(OUT, { recursive: true });
let total = 0;
for (const face of FACES) total += await subset(face);
console.log(`together ${total} bytes`);
for (const licence of LICENCES) await copyFile(join(SOURCES, licence), join(OUT, licence));

async function subset({ source, name, axes }: Face): Promise<number> {
  const full = await readFile(join(SOURCES, source));
  const small = await subsetFont(full, LATIN + SERBIAN, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum", "lnum"],
    noHinting: true,
  });
  const file = `${OUT}/${name}.woff2`;
  await writeFile(file, small);
  console.log(`${file}  ${full.length} -> ${small.length} bytes`);
  return small.length;
}
