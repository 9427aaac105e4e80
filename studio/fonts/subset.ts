/**
 * `npm run fonts`: writes app/styles/fonts/*.woff2 from the full variable fonts, and the licence of each beside them,
 * which asks to go wherever the font goes.
 *
 * The letters of both languages are kept in two files a face, as the full fonts are cut: `latin`, and
 * `latin-ext`, which holds č ć š ž đ and is fetched only where one of them is written.
 */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const OUT = "app/styles/fonts";

const letters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

const LATIN = `${letters(0x20, 0x7e)}${letters(0xa0, 0xff)}–—‘’‚“”„…•′″−×→←↑↓€`;
const LATIN_EXT = "ĆćČčĐđŠšŽžĐ";

type Face = {
  source: string;
  name: string;
  axes: Record<string, number | { min: number; max: number }>;
};

const FACES: Face[] = [
  // Optical sizes are kept, as headings run from 20 to 200 px; one weight serves all of them.
  {
    source: "newsreader/files/newsreader-latin-opsz-normal",
    name: "newsreader",
    axes: { wght: 300, opsz: { min: 16, max: 72 } },
  },
  // The italic stands only in stone names of about 20 px and in the wordmark.
  {
    source: "newsreader/files/newsreader-latin-opsz-italic",
    name: "newsreader-italic",
    axes: { wght: 300, opsz: 24 },
  },
  {
    source: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal",
    name: "hanken-grotesk",
    axes: { wght: 400 },
  },
];

const FAMILIES = ["newsreader", "hanken-grotesk"];

const require = createRequire(import.meta.url);

async function subset(face: Face, range: "latin" | "latin-ext", text: string) {
  const source = face.source.replace("-latin-", `-${range}-`);
  const full = await readFile(require.resolve(`@fontsource-variable/${source}.woff2`));
  const small = await subsetFont(full, text, {
    targetFormat: "woff2",
    variationAxes: face.axes,
    keepFeatures: ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum", "lnum"],
    noHinting: true,
  });
  const file = `${OUT}/${face.name}-${range}.woff2`;
  await writeFile(file, small);
  console.log(`${file}  ${full.length} -> ${small.length} bytes`);
  return small.length;
}

await mkdir(OUT, { recursive: true });
let total = 0;
for (const face of FACES) {
  total += await subset(face, "latin", LATIN);
  total += await subset(face, "latin-ext", LATIN_EXT);
}
console.log(`together ${total} bytes`);
for (const family of FAMILIES) {
  await copyFile(require.resolve(`@fontsource-variable/${family}/LICENSE`), `${OUT}/${family}-OFL.txt`);
}
