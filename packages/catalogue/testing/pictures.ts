import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { pictureHash } from "../pictures/picture-hash.ts";
import { MADE_FILE, madeListText } from "../pictures/pictures.ts";
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

/** A picture of the project, the only one in its list. */
export async function putRendering(dir: string, name: string, bytes: Uint8Array): Promise<void> {
  await putPicture(dir, `${name}.avif`, bytes);
  const list = madeListText({ [name]: { made: "studio", sha256: pictureHash(bytes) } });
  await writeFile(join(dir, MADE_FILE), list);
}

export function photograph(width: number, height: number, background = "#888888"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}
