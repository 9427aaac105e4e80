import { writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type AvifOptions } from "sharp";
import type { Stone } from "#catalogue/catalogue.ts";
import { ContentFolder } from "#catalogue/content-folder.ts";
import {
  MADE_FILE,
  type MadeList,
  madeListText,
  mastersByName,
  pictureHash,
  readMadeList,
} from "#catalogue/pictures.ts";
import { ContentError } from "#catalogue/problem.ts";
import { readContent } from "#catalogue/read.ts";
import { type PictureSlot, pictureSlots } from "#catalogue/slots.ts";
import { drawSlot } from "./draw.ts";

/** As many drawings at once as a small machine has cores. */
const AT_ONCE = 2;
/** Fine grain costs most and gains least, so slabs are kept coarser than line drawings. */
const SLAB_SETTINGS = { quality: 18, effort: 2, chromaSubsampling: "4:2:0" };
const HERO_SETTINGS = { quality: 40, effort: 2 };
const DRAWING_SETTINGS = { quality: 38, effort: 2 };

/**
 * Draws a stand-in for every picture that the content must have and that is not there, and lists it in made.yaml.
 * @param again draws the stand-ins that are there anew as well; other pictures are never touched
 * @returns the number of pictures drawn
 */
export async function makeStandIns(
  contentDir: string,
  { again = false, onProgress }: { again?: boolean; onProgress?: (done: number, total: number) => void } = {},
): Promise<number> {
  const content = await readContent(contentDir);
  const folder = await ContentFolder.open(contentDir);
  const masters = mastersByName(folder);
  const made = await readMadeList(folder);
  if (folder.problems.length > 0) throw new ContentError(folder.problems);
  const slots: PictureSlot[] = [];
  for (const slot of pictureSlots(content)) {
    if (slot.optional) continue;
    const isOurs = () => made[slot.name]?.made === "stand-in" && isUnchanged(contentDir, slot.name, made);
    if (!masters.has(slot.name) || (again && (await isOurs()))) slots.push(slot);
  }
  let done = 0;
  const queue = slots.values();
  const work = async () => {
    for (const slot of queue) {
      made[slot.name] = { made: "stand-in", sha256: await makeStandIn(contentDir, slot, content.stones) };
      // At once, as a picture that is not listed counts as the owner's even if this run is broken off.
      writeFileSync(join(contentDir, MADE_FILE), madeListText(made));
      onProgress?.(++done, slots.length);
    }
  };
  sharp.concurrency(1);
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return slots.length;
}

/** Whether our file is still there, and no photograph has been put over it. */
async function isUnchanged(contentDir: string, name: string, made: MadeList): Promise<boolean> {
  const bytes = await readFile(masterPath(contentDir, name)).catch(() => undefined);
  return bytes !== undefined && pictureHash(bytes) === made[name]?.sha256;
}

/** Gives the digest by which made.yaml knows the file. */
async function makeStandIn(contentDir: string, slot: PictureSlot, stones: readonly Stone[]): Promise<string> {
  const bytes = await sharp(await drawSlot(slot, stones))
    .avif(settingsOf(slot))
    .toBuffer();
  const path = masterPath(contentDir, slot.name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes);
  return pictureHash(bytes);
}

function settingsOf({ kind }: PictureSlot): AvifOptions {
  if (kind === "slab") return SLAB_SETTINGS;
  return kind === "hero" || kind === "social" ? HERO_SETTINGS : DRAWING_SETTINGS;
}

function masterPath(contentDir: string, name: string): string {
  return join(contentDir, "pictures", `${name}.avif`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { again: { type: "boolean" } } });
  const drawn = await makeStandIns("content", {
    again: values.again ?? false,
    onProgress: (done, total) => {
      if (done % 50 === 0 || done === total) console.log(`Stand-ins ${done}/${total}`);
    },
  });
  console.log(drawn === 0 ? "Every picture is there already." : `${drawn} stand-ins drawn.`);
}
