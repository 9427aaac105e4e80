import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { pictureHash } from "@stoneyard/catalogue/pictures/picture-hash.ts";
import { mastersByName } from "@stoneyard/catalogue/pictures/pictures.ts";
import { OTHER_SLAB } from "@stoneyard/catalogue/pictures/slots.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { picturesOfSlab } from "@stoneyard/catalogue/stones/single-slabs.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { openCameraFile } from "../straighten/camera-file.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { SlabError, sayIn } from "./command-words.ts";
import type { KnownSlab } from "./inventory.ts";

const ENDINGS = [".jpg", ".jpeg", ".png", ".webp", ".avif", ".heic", ".heif"];
/** Pixels of the longer side of what is kept. */
const LONGEST_SIDE = 4000;
const QUALITY = 90;

/** A photograph as it is to be in the content. */
type SlabPhotograph = { file: string; known: KnownSlab; name: string; bytes: Buffer };
type Slabs = ReadonlyMap<string, KnownSlab>;

/** What photographs would change, in lines for people, or what is wrong with them: then none is taken. */
type PhotographImport = { lines: string[] } & (
  | { isReady: false }
  | { isReady: true; photographs: readonly SlabPhotograph[] }
);

/** Reads a folder of photographs. @param slabs by the end of their addresses */
export async function readPhotographImport(
  folder: string,
  slabs: Slabs,
  content: DeskContent,
  language: DeskLanguage,
): Promise<PhotographImport> {
  const say = sayIn(language);
  const { photographs, faults } = await readPhotographs(folder, slabs, content);
  if (faults.length > 0) {
    const lines = faults.map(({ word, values }) => say(word, values));
    return { isReady: false, lines: [...lines, "", say("mistakes", { count: faults.length })] };
  }
  const lines = photographs.map(
    ({ file, known, name }) => `  ${known.slab.number}: ${file} → pictures/${name}.jpg`,
  );
  return { isReady: true, photographs, lines: [say("photographs", { count: photographs.length }), ...lines] };
}

/**
 * The photographs of a folder whose names hold the number of a slab, upright and without what the camera noted, named after
 * the slab: pictures/slabs/bs-102.jpg, then bs-102-2. Those that the content has already are left out.
 */
async function readPhotographs(
  folder: string,
  slabs: Slabs,
  content: DeskContent,
): Promise<{ photographs: SlabPhotograph[]; faults: SlabError[] }> {
  const photographs: SlabPhotograph[] = [];
  const faults: SlabError[] = [];
  const taken = new Set(mastersByName(await ContentFolder.open(content.dir)).keys());
  const hashesBySlug = new Map<string, Promise<Set<string>>>();
  const counts = new Map<string, number>();
  for (const file of (await readdir(folder)).sort()) {
    if (!ENDINGS.includes(extname(file).toLowerCase())) continue;
    try {
      const known = slabOfFile(file, slabs);
      const bytes = await preparedPicture(join(folder, file), file);
      const slug = slugOf(known.slab.number);
      const hashes = hashesBySlug.get(slug) ?? hashesOf(known, content);
      hashesBySlug.set(slug, hashes);
      const hash = pictureHash(bytes);
      if ((await hashes).has(hash)) continue;
      (await hashes).add(hash);
      const place = counts.get(slug) ?? known.slab.pictures?.length ?? 0;
      counts.set(slug, place + 1);
      const name = freeName(slug, place, taken);
      taken.add(name);
      photographs.push({ file, known, name, bytes });
    } catch (error) {
      if (!(error instanceof SlabError)) throw error;
      faults.push(error);
    }
  }
  return { photographs, faults };
}

/** The slab whose number stands in a file's name between signs that are neither letters nor digits. */
function slabOfFile(file: string, slabs: Slabs): KnownSlab {
  const name = `-${slugOf(file.slice(0, -extname(file).length))}-`;
  const found = [...slabs.keys()].filter((slug) => name.includes(`-${slug}-`));
  // BS-10-2 is not BS-10.
  const whole = found.filter(
    (slug) => !found.some((other) => other !== slug && `-${other}-`.includes(`-${slug}-`)),
  );
  const numbers = whole.map((slug) => slabs.get(slug)?.slab.number ?? slug);
  if (numbers.length > 1) throw new SlabError("severalIn", { file, numbers: numbers.join(", ") });
  const known = slabs.get(whole[0] ?? "");
  if (known) return known;
  const [first] = slabs.values();
  throw new SlabError("noPhotographOf", { file, example: first?.slab.number ?? "BS-102" });
}

async function preparedPicture(path: string, file: string): Promise<Buffer> {
  const opened = await readFile(path)
    .then(openCameraFile)
    .catch((error: unknown) => {
      throw new SlabError("noPicture", { file, reason: Object(error).message });
    });
  const { image, width, height } = opened;
  if (width < OTHER_SLAB.width || height < OTHER_SLAB.height)
    throw new SlabError("tooSmall", {
      file,
      width,
      height,
      least: `${OTHER_SLAB.width} × ${OTHER_SLAB.height}`,
    });
  return image
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

async function hashesOf({ stone, slab }: KnownSlab, content: DeskContent): Promise<Set<string>> {
  const hashes = new Set<string>();
  for (const name of picturesOfSlab({ key: stone }, slab)) {
    const bytes = await content.bytes(`pictures/${name}.jpg`);
    if (bytes) hashes.add(pictureHash(bytes));
  }
  return hashes;
}

function freeName(slug: string, from: number, taken: ReadonlySet<string>): string {
  for (let place = from; ; place++) {
    const name = `slabs/${slug}${place === 0 ? "" : `-${place + 1}`}`;
    if (!taken.has(name)) return name;
  }
}

/** The edits that give slabs their photographs, where these stand in the files of their stones by then. */
export function editsOfPhotographs(photographs: readonly SlabPhotograph[]): Map<string, FileEdit[]> {
  const edits = new Map<string, FileEdit[]>();
  for (const [{ stone, place, slab }, own] of Map.groupBy(photographs, ({ known }) => known)) {
    const file = `stones/${stone}.yaml`;
    const names = [...(slab.pictures ?? []), ...own.map(({ name }) => name)];
    const edit: FileEdit = { kind: "set", path: ["singleSlabs", place, "pictures"], value: names };
    edits.set(file, [...(edits.get(file) ?? []), edit]);
  }
  return edits;
}

/** The pictures that are written with these edits, by their files in the content. */
export function filesOfPhotographs(photographs: readonly SlabPhotograph[]): Map<string, Buffer> {
  return new Map(photographs.map(({ name, bytes }) => [`pictures/${name}.jpg`, bytes]));
}
