import { HEADING_TYPEFACES, TEXT_TYPEFACES, typefaceSlug } from "@stoneyard/catalogue/kinds/brand.ts";

/** A face of a typeface: its file in sources/, and where that one is variable, what is kept of it. */
export type Face = {
  source: string;
  weight: 300 | 400;
  italic?: true;
  axes?: Record<string, number>;
};

export type Typeface = { name: string; faces: Face[] };

/** One weight serves headings of all sizes; the italic stands in names of stones and in the brand. */
const HEADINGS: Record<(typeof HEADING_TYPEFACES)[number], Face[]> = {
  Newsreader: [
    // One optical size between those of tiles and of names of stones: all of them weigh twice as much.
    { source: "newsreader.woff2", weight: 300, axes: { wght: 300, opsz: 48 } },
    { source: "newsreader-italic.woff2", weight: 300, italic: true, axes: { wght: 300, opsz: 24 } },
  ],
  Fraunces: [
    { source: "fraunces-300.ttf", weight: 300 },
    { source: "fraunces-300-italic.ttf", weight: 300, italic: true },
  ],
  "Source Serif 4": [
    { source: "source-serif-4-300.ttf", weight: 300 },
    { source: "source-serif-4-300-italic.ttf", weight: 300, italic: true },
  ],
  "Hanken Grotesk": [
    { source: "hanken-grotesk.ttf", weight: 300, axes: { wght: 300 } },
    { source: "hanken-grotesk-300-italic.ttf", weight: 300, italic: true },
  ],
};

const TEXT: Record<(typeof TEXT_TYPEFACES)[number], Face> = {
  "Hanken Grotesk": { source: "hanken-grotesk.ttf", weight: 400, axes: { wght: 400 } },
  Inter: { source: "inter-400.ttf", weight: 400 },
  "Work Sans": { source: "work-sans-400.ttf", weight: 400 },
};

export const TYPEFACES: readonly Typeface[] = [
  ...HEADING_TYPEFACES.map((name) => ({ name, faces: HEADINGS[name] })),
  ...TEXT_TYPEFACES.map((name) => ({ name, faces: [TEXT[name]] })),
];

/** Of two typefaces that have them the Cyrillic letters, for what visitors type; packages/site/styles/fonts.css says when they are fetched. */
export const CYRILLIC_FACES: readonly { file: string; source: string }[] = [
  { file: "source-serif-4-300-cyrillic", source: "source-serif-4-300.ttf" },
  { file: "inter-400-cyrillic", source: "inter-400.ttf" },
];

/** Files whose licences go wherever the fonts go, which these ask for. */
export const LICENCES = [...HEADING_TYPEFACES, ...TEXT_TYPEFACES].map(
  (name) => `${typefaceSlug(name)}-OFL.txt`,
);

/** `newsreader-300-italic`: the name of a face's file under packages/site/styles/fonts, without ending. */
export function faceName({ name }: Typeface, { weight, italic }: Face): string {
  return `${typefaceSlug(name)}-${weight}${italic ? "-italic" : ""}`;
}
