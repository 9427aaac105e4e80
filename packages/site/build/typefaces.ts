import { readFile } from "node:fs/promises";
import {
  type BrandContent,
  EXTENDED_LATIN,
  HEADING_TYPEFACES,
  TEXT_TYPEFACES,
  typefaceSlug,
} from "@stoneyard/catalogue/kinds/brand.ts";
import { create } from "fontkitten";

type Typefaces = BrandContent["typefaces"];
type Role = keyof Typefaces;
/** How wide a letter is on the average, and how far a line reaches above and below, in parts of the size of the letters. */
type Metrics = { width: number; ascent: number; descent: number };
/** Where a file of the project is found on the site. */
export type AddressOf = (file: string) => Promise<string> | string;

/**
 * The sheets of the site were made with these: others take their height on the line and, as far as said, their width. `kerned`
 * is the part of that width which kerning leaves, beyond what it leaves of a machine's typefaces (measured in Chromium).
 */
const MADE_WITH = {
  // Names of stones must fit their lines.
  headings: {
    name: HEADING_TYPEFACES[0],
    weight: "300",
    styles: ["normal", "italic"],
    towardsWidth: 1,
    kerned: 0.992,
  },
  // Small letters must stay legible.
  text: { name: TEXT_TYPEFACES[0], weight: "400", styles: ["normal"], towardsWidth: 0.5, kerned: 0.998 },
} as const;
type Style = (typeof MADE_WITH)[Role]["styles"][number];

const CYRILLIC = { serif: "Cyrillic Serif", "sans-serif": "Cyrillic Sans" };

/**
 * The sheet of a brand's typefaces: their faces, what stands in for each until it is there, at its width and its height on
 * the line, and the custom properties by which the sheets of the site call them.
 */
export async function typefaceSheet({ headings, text }: Typefaces, addressOf: AddressOf): Promise<string> {
  return (await sheetOf("headings", headings, addressOf)) + (await sheetOf("text", text, addressOf));
}

async function sheetOf(role: Role, name: string, addressOf: AddressOf): Promise<string> {
  const { styles, towardsWidth, kerned } = MADE_WITH[role];
  const kind = TEXT_TYPEFACES.some((each) => each === name) ? "sans-serif" : "serif";
  const own = await metricsOf(fileOf(role, name, "normal"));
  const like = await metricsOf(fileOf(role, MADE_WITH[role].name, "normal"));
  const size = (like.width / own.width) ** towardsWidth;
  const faces = await Promise.all(
    styles.map(async (style) => {
      const file = fileOf(role, name, style);
      const width = size * (await metricsOf(file)).width * kerned;
      const standIns = STAND_INS[kind].map((each) => standInFace(role, style, each, { ...like, width }));
      const adjusted = name === MADE_WITH[role].name ? "" : adjustment(size, like);
      return [...(await ownFaces(role, name, style, adjusted, addressOf)), ...standIns];
    }),
  );
  const families = [name, CYRILLIC[kind], ...STAND_INS[kind].map(({ called }) => standInName(role, called))];
  const property = `--face-${role}: ${families.map((family) => `"${family}"`).join(", ")}, ${kind};`;
  return [...faces.flat(), `:root { ${property} }`, ""].join("\n");
}

/** A face for all letters, and one that takes other languages' from it and is fetched where there are any. */
async function ownFaces(role: Role, name: string, style: Style, adjusted: string, addressOf: AddressOf) {
  const file = fileOf(role, name, style);
  const face = async (file: string, letters: string) =>
    `@font-face { font-family: "${name}"; ${weightAndStyle(role, style)} src: url("${await addressOf(file)}") format("woff2"); font-display: swap; ${letters}${adjusted}}`;
  return [
    await face(file, ""),
    await face(file.replace(/\.woff2$/, "-extended.woff2"), `unicode-range: ${EXTENDED_LATIN}; `),
  ];
}

function standInFace(role: Role, style: Style, { called, upright, italic }: StandIn, own: Metrics): string {
  const { names, width } = (style === "italic" && italic) || upright;
  const source = names.map((name) => `local("${name}")`).join(", ");
  return `@font-face { font-family: "${standInName(role, called)}"; ${weightAndStyle(role, style)} src: ${source}; ${adjustment(own.width / width, own)}}`;
}

/** No name begins with a generic one, such as serif: sheets are served without quotes, and browsers pass over such a face. */
function standInName(role: Role, called: string): string {
  return `${role === "headings" ? "Headings" : "Text"} ${called}`;
}

function weightAndStyle(role: Role, style: Style): string {
  return `font-weight: ${MADE_WITH[role].weight}; font-style: ${style};`;
}

/** What is said of a line is scaled with the letters, so it is said in parts of their new size. */
function adjustment(size: number, { ascent, descent }: Metrics): string {
  return `size-adjust: ${percent(size)}; ascent-override: ${percent(ascent / size)}; descent-override: ${percent(descent / size)}; line-gap-override: 0%; `;
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

/** What pages are set in, by its letters in both languages. */
const SAMPLE =
  "Statuario Extra, Nero Marquina, Verde Guatemala. Radna ploča otporna na limun i vino, šara i boja kao na slici. " +
  "Whole slabs at true scale, seen in a kitchen, a bathroom and on the stairs. Žute žile, đubre, čekić, šljunak.";

/** Reads them from a font: TrueType, OpenType or WOFF2. */
export async function metricsOf(file: string): Promise<Metrics> {
  const font = create(await readFile(file));
  if (font.isCollection) throw new Error(`${file} holds several fonts, where one is needed.`);
  const { unitsPerEm, ascent, descent } = font;
  const width = font.glyphsForString(SAMPLE).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0);
  return {
    width: width / SAMPLE.length / unitsPerEm,
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
  };
}

function fileOf(role: Role, name: string, style: Style): string {
  const italic = style === "italic" ? "-italic" : "";
  return `packages/site/styles/fonts/${typefaceSlug(name)}-${MADE_WITH[role].weight}${italic}.woff2`;
}

/** A face of visitors' machines: by its names, and how wide a letter is on the average, in parts of its size. */
type StandInFace = { names: readonly string[]; width: number };
type StandIn = { called: string; upright: StandInFace; italic?: StandInFace };

/**
 * What stands in for a typeface until its bytes are there, in the order in which browsers try them: Times and Arial are on
 * Windows, macOS and iOS, faces of the same widths on Linux, Noto and Roboto on Android. Each has the names by which browsers
 * find it, the full one and PostScript's. Widths are those of `metricsOf` in typefaces.ts, of the fonts in tests/typefaces.
 */
export const STAND_INS: Readonly<Record<"serif" | "sans-serif", readonly StandIn[]>> = {
  serif: [
    {
      called: "Times",
      upright: {
        names: [
          "Times New Roman",
          "TimesNewRomanPSMT",
          "Liberation Serif",
          "Tinos",
          "Tinos Regular",
          "Nimbus Roman",
        ],
        width: 0.3945,
      },
      italic: {
        names: [
          "Times New Roman Italic",
          "TimesNewRomanPS-ItalicMT",
          "Liberation Serif Italic",
          "Tinos Italic",
          "Nimbus Roman Italic",
        ],
        width: 0.3994,
      },
    },
    {
      called: "Noto Serif",
      upright: {
        names: ["Noto Serif", "Noto Serif Regular", "NotoSerif-Regular", "NotoSerif"],
        width: 0.4667,
      },
      italic: { names: ["Noto Serif Italic", "NotoSerif-Italic"], width: 0.4575 },
    },
    {
      called: "DejaVu Serif",
      upright: { names: ["DejaVu Serif"], width: 0.5031 },
      italic: { names: ["DejaVu Serif Italic"], width: 0.5031 },
    },
  ],
  "sans-serif": [
    {
      called: "Arial",
      upright: {
        names: ["Arial", "ArialMT", "Helvetica", "Liberation Sans", "Arimo", "Arimo Regular", "Nimbus Sans"],
        width: 0.4361,
      },
    },
    { called: "Roboto", upright: { names: ["Roboto", "Roboto Regular", "Roboto-Regular"], width: 0.4304 } },
    { called: "DejaVu Sans", upright: { names: ["DejaVu Sans"], width: 0.4949 } },
  ],
};
