import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";

/** One picture of a sheet: its words and its file, if it is there. */
export type Tile = { title: string; file: string | undefined };

const LABEL = 26;
const GAP = 12;

/** Contact sheet for the eye: pictures in rows of six, each with its words below, as a JPEG. */
export async function contactSheet(
  tiles: readonly Tile[],
  file: string,
  { width, height, quality = 80 }: { width: number; height: number; quality?: number },
): Promise<void> {
  const across = 6;
  const rows = Math.ceil(tiles.length / across);
  const places = tiles.map((tile, place) => ({
    ...tile,
    left: GAP + (place % across) * (width + GAP),
    top: GAP + Math.floor(place / across) * (height + LABEL + GAP),
  }));
  const layers = await Promise.all(
    places.map(async ({ title, file, left, top }) => {
      const words = { input: label(title, width), left, top: top + height };
      if (!file) return [words];
      return [{ input: await sharp(file).resize({ width, height }).png().toBuffer(), left, top }, words];
    }),
  );
  await mkdir(dirname(file), { recursive: true });
  await sharp({
    create: {
      width: GAP + across * (width + GAP),
      height: GAP + rows * (height + LABEL + GAP),
      channels: 3,
      background: "#f4f4f2",
    },
  })
    .composite(layers.flat())
    .jpeg({ quality, mozjpeg: true })
    .toFile(file);
}

function label(title: string, width: number): Buffer {
  const text = title.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const style = "font-family:sans-serif;font-size:14px;fill:#22252a";
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL}"><text x="0" y="18" style="${style}">${text}</text></svg>`,
  );
}
