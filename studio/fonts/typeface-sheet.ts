import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { type Face, faceName, type Typeface } from "./faces.ts";

/** What pages are set in, by its letters in both languages. */
const SAMPLE =
  "Statuario Extra, Nero Marquina, Verde Guatemala. Radna ploča otporna na limun i vino, šara i boja kao na slici. " +
  "Whole slabs at true scale, seen in a kitchen, a bathroom and on the stairs. Žute žile, đubre, čekić, šljunak.";
const SIZE = 100;

/** How wide the sample is, and how far a line reaches above and below, in parts of the size of the letters. */
export type Metrics = { width: number; ascent: number; descent: number };

/** Measures a face as the browser sets it. */
export async function measure(page: Page, file: string): Promise<Metrics> {
  const source = `data:font/woff2;base64,${(await readFile(file)).toString("base64")}`;
  return page.evaluate(
    async ([source, sample, size]) => {
      const face = new FontFace("Measured", `url(${source})`);
      document.fonts.add(await face.load());
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("The browser has no canvas.");
      context.font = `${size}px Measured`;
      const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(sample);
      document.fonts.delete(face);
      return {
        width: width / size,
        ascent: fontBoundingBoxAscent / size,
        descent: fontBoundingBoxDescent / size,
      };
    },
    [source, SAMPLE, SIZE] as const,
  );
}

/**
 * The sheet of a typeface: its faces, as high on the line as those that the sheets of the site were made with and, for
 * headings, as wide, so that a name that fits in one fits in all; and the custom property by which the sheets call them.
 */
export function typefaceSheet(typeface: Typeface, own: Metrics, like: Metrics): string {
  const { name, role, fallback, faces } = typeface;
  const adjust = name === typeface.like ? "" : adjustment(own, like, TOWARDS[role]);
  return `/* Written by \`npm run fonts -w studio\`: do not edit. */
${faces.map((face) => fontFace(typeface, face, adjust)).join("\n")}
:root {
  --face-${role}: "${name}", ${fallback};
}
`;
}

function fontFace(typeface: Typeface, face: Face, adjust: string): string {
  return `@font-face {
  font-family: "${typeface.name}";${face.italic ? "\n  font-style: italic;" : ""}
  src: url("../fonts/${faceName(typeface, face)}.woff2") format("woff2");
  font-weight: ${face.weight};
  font-display: optional;
${adjust}}`;
}

/** How far a typeface goes towards the other's width: names must fit their lines, while small letters must stay legible. */
const TOWARDS = { headings: 1, text: 0.5 };

/** What is said of a line is scaled with the letters, so it is said in parts of their new size. */
function adjustment(own: Metrics, like: Metrics, part: number): string {
  const size = (like.width / own.width) ** part;
  return `  size-adjust: ${percent(size)};
  ascent-override: ${percent(like.ascent / size)};
  descent-override: ${percent(like.descent / size)};
  line-gap-override: 0%;
`;
}

function percent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}
