import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { pictureSlots } from "../pictures/slots.ts";
import { readContent } from "../read.ts";

/** A photograph of one colour for every picture that the content in this folder must have. */
export async function fillPictures(dir: string, width = 800, height = 500): Promise<void> {
  const bytes = await photograph(width, height);
  for (const { name, optional } of pictureSlots(await readContent(dir)))
    if (!optional) await putPicture(dir, `${name}.png`, bytes);
}

export async function putPicture(dir: string, file: string, bytes: Uint8Array): Promise<void> {
  const path = join(dir, "pictures", file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
}

export function photograph(width: number, height: number, background = "#888888"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
