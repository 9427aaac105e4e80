import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ColourTokens } from "@stoneyard/catalogue/brand-colours.ts";
import type { PictureSlot } from "@stoneyard/catalogue/slots.ts";
import type { Master } from "./renditions.ts";

/**
 * Draws the placeholder of a missing picture: a plain field of its size with the two diagonals of an empty frame. Written
 * to `cacheDir`, one file for each size.
 */
export async function placeholder(
  { width, height }: PictureSlot,
  colours: ColourTokens,
  cacheDir: string,
): Promise<Master> {
  const file = join(cacheDir, "placeholders", `${width}x${height}.svg`);
  const drawing = drawingOf(width, height, colours);
  await mkdir(join(cacheDir, "placeholders"), { recursive: true });
  await writeFile(file, drawing);
  return { file, width, height, hash: createHash("sha256").update(drawing).digest("hex").slice(0, 16) };
}

function drawingOf(width: number, height: number, colours: ColourTokens): string {
  const line = Math.max(width, height) / 400;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colours["paper-shaded"]}"/>
<path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="${colours.line}" stroke-width="${line}"/>
</svg>
`;
}
