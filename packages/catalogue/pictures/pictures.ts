import { readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { z } from "zod";
import type { Catalogue, Content, Maker, Picture } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import { strayFinish } from "../stones/finish-pictures.ts";
import { pictureHash } from "./picture-hash.ts";
import type { PictureSlot } from "./slots.ts";

/** Endings of masters, the wanted one first. */
export const PICTURE_ENDINGS = ["avif", "jpg", "jpeg", "png", "webp"] as const;
export const MADE_FILE = "pictures/made.yaml";
/** Below this width in pixels a photograph looks coarse even on a phone. */
const MIN_WIDTH = 800;

const hexDigits = (of: string) =>
  z.string().regex(/^[0-9a-f]{16}$/, `must be the first 16 hex digits of ${of}`);
const millimetres = z.number().nonnegative().optional();

/** content/pictures/made.yaml: the pictures that the project made itself, by name. */
const madeList = z.record(
  z.string(),
  z
    .strictObject({
      made: z.literal("studio"),
      sha256: hexDigits("the file's SHA-256"),
      mmPerPixel: z.number().positive().optional(),
      left: millimetres,
      top: millimetres,
      recipe: hexDigits("the digest of recipe and engine").optional(),
    })
    .refine(
      ({ left, top }) => (left === undefined) === (top === undefined),
      "needs both left and top, or neither",
    ),
);
export type MadeList = z.infer<typeof madeList>;

/** The list of what the project made; empty where there is none yet. */
export async function readMadeList(folder: ContentFolder): Promise<MadeList> {
  return (folder.has(MADE_FILE) ? await folder.read(MADE_FILE, madeList) : undefined) ?? {};
}

const MADE_HEAD =
  "# Pictures that the project made itself. A file that differs from its line here is the owner's photograph.";

/** The list as it is written to its file: a line for each picture, by name. */
export function madeListText(made: MadeList): string {
  const lines = Object.entries(made)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { made, ...facts }]) => {
      const key = Object.entries(facts).map(([key, value]) => `, ${key}: ${JSON.stringify(value)}`);
      return `${name}: { made: ${made}${key.join("")} }\n`;
    });
  return `${MADE_HEAD}\n${lines.join("")}`;
}

/**
 * Finds the master of each slot, its maker and, where our list has it, its scale; notes unreadable and too small ones, and
 * returns the missing ones.
 */
export async function readPictures(
  folder: ContentFolder,
  slots: readonly PictureSlot[],
): Promise<Pick<Catalogue, "pictures" | "missingPictures">> {
  const made = await readMadeList(folder);
  const masters = mastersByName(folder);
  reportOtherFiles(folder);
  const pictures = new Map<string, Picture>();
  const missingPictures: Problem[] = [];
  const unused = unusedNames(masters, slots);
  for (const slot of slots) {
    const files = masters.get(slot.name);
    if (files) {
      const { picture, problems } = await readPicture(folder, slot, files, made[slot.name]);
      folder.problems.push(...problems);
      if (picture) pictures.set(slot.name, picture);
    } else if (!slot.optional) missingPictures.push(missingPicture(folder, slot, unused));
  }
  return { pictures, missingPictures };
}

export function mastersByName(folder: ContentFolder): Map<string, string[]> {
  const masters = new Map<string, string[]>();
  for (const ending of PICTURE_ENDINGS) {
    for (const file of folder.files) {
      if (!file.startsWith("pictures/") || !file.endsWith(`.${ending}`)) continue;
      const name = file.slice("pictures/".length, -ending.length - 1);
      masters.set(name, [...(masters.get(name) ?? []), file]);
    }
  }
  return masters;
}

/** Unused pictures: the owner's one by one, those of finishes by their stones, the project's own by folder. */
export async function unusedPictures(
  folder: ContentFolder,
  slots: readonly PictureSlot[],
  content: Pick<Content, "stones">,
): Promise<Problem[]> {
  const made = await readMadeList(folder);
  const masters = mastersByName(folder);
  const files = unusedNames(masters, slots).flatMap((name) =>
    (masters.get(name) ?? []).map(async (file) => ({
      name,
      file,
      ours: makerOf(pictureHash(await readFile(join(folder.dir, file))), made[name]) === "studio",
    })),
  );
  const unused = await Promise.all(files);
  const ours = Map.groupBy(unused.flatMap(({ file, ours }) => (ours ? [file] : [])).sort(), dirname);
  return [
    ...unused
      .filter(({ ours }) => !ours)
      .map(({ name, file }) => {
        const [message, fix] = strayFinish(name, content) ?? UNUSED_WORDS;
        return folder.problemAt(file, [], message, fix);
      }),
    ...[...ours].map(([dir, [first = "", ...others]]) => {
      const count = others.length === 0 ? "a rendering" : `${others.length + 1} renderings`;
      const message = `no page shows ${count} of the project's here, such as ${basename(first)}`;
      return folder.problemAt(dir, [], message, "delete what you do not need; no visitor fetches what stays");
    }),
  ];
}

const UNUSED_WORDS = ["no page shows this picture", "name it in a text, or take it away"] as const;

/** Who made a master; a file that differs from its line in our list is the owner's. */
export function makerOf(hash: string, made: MadeList[string] | undefined): Maker {
  return made?.sha256 === hash ? made.made : "owner";
}

function unusedNames(masters: ReadonlyMap<string, unknown>, slots: readonly PictureSlot[]): string[] {
  const asked = new Set(slots.map(({ name }) => name));
  return [...masters.keys()].filter((name) => !asked.has(name));
}

/** A picture with another ending would never be found. */
function reportOtherFiles(folder: ContentFolder): void {
  for (const file of folder.files) {
    const [, base = "", ending = ""] = /^pictures\/(?:.*\/)?([^/]*)\.([^./]+)$/.exec(file) ?? [];
    if (ending === "" || [...PICTURE_ENDINGS, "yaml", "md"].some((known) => known === ending)) continue;
    if (/^hei[cf]$/i.test(ending)) {
      folder.report(file, [], ...HEIC_WORDS);
      continue;
    }
    const isOurs = PICTURE_ENDINGS.some((known) => known === ending.toLowerCase());
    folder.report(
      file,
      [],
      `nothing on the site reads a picture with the ending .${ending}`,
      isOurs ? `rename it to ${base}.${ending.toLowerCase()}` : "save it as AVIF, JPEG, PNG or WebP",
    );
  }
}

type ReadPicture = { picture?: Picture; problems: readonly Problem[] };

/** The former result, as long as neither the files nor our list have changed. */
async function readPicture(
  folder: ContentFolder,
  slot: PictureSlot,
  files: readonly string[],
  made: MadeList[string] | undefined,
): Promise<ReadPicture> {
  const stamps = files.map(async (file) => {
    const { size, mtimeMs, ino } = await stat(join(folder.dir, file));
    return `${file} ${size} ${mtimeMs} ${ino}`;
  });
  const key = JSON.stringify([slot.width, slot.height, made]);
  return folder.before.of(`picture ${slot.name}`, [key, ...(await Promise.all(stamps))], () =>
    readMasters(folder, slot, files, made),
  );
}

/** Where there are several files the owner's wins: it was put there to replace ours. */
async function readMasters(
  folder: ContentFolder,
  slot: PictureSlot,
  files: readonly string[],
  made: MadeList[string] | undefined,
): Promise<ReadPicture> {
  const found = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder.dir, file));
      const hash = pictureHash(bytes);
      return { file, bytes, hash, maker: makerOf(hash, made) };
    }),
  );
  const chosen = found.find(({ maker }) => maker === "owner") ?? found[0];
  if (!chosen) return { problems: [] };
  const wrong = (message: string, fix: string) => folder.problemAt(chosen.file, [], message, fix);
  if (isHeic(chosen.bytes)) return { problems: [wrong(...HEIC_WORDS)] };
  const size = await (chosen.maker === "owner" ? sizeOfWhole : sizeOf)(chosen.bytes);
  const width = Math.max(slot.width, MIN_WIDTH);
  const wanted = `a picture of ${width} x ${Math.round((width * slot.height) / slot.width)} pixels`;
  if (!size) {
    const fix = `save ${wanted} as AVIF, JPEG, PNG or WebP`;
    return { problems: [wrong("the picture cannot be read or is incomplete", fix)] };
  }
  const picture = { file: join(folder.dir, chosen.file), ...size, made: chosen.maker, hash: chosen.hash };
  if (chosen.maker === "studio") return { picture: { ...picture, ...scaleInList(made) }, problems: [] };
  if (size.width >= MIN_WIDTH) return { picture, problems: [] };
  const small = `the picture is only ${size.width} pixels wide; at least ${MIN_WIDTH} are needed`;
  return { picture, problems: [wrong(small, `put ${wanted} in its place`)] };
}

function scaleInList({
  mmPerPixel,
  left,
  top,
}: Partial<MadeList[string]> = {}): Pick<Picture, "mmPerPixel" | "place"> {
  return {
    ...(mmPerPixel !== undefined && { mmPerPixel }),
    ...(left !== undefined && top !== undefined && { place: { left, top } }),
  };
}

const HEIC_WORDS = [
  "the picture is a HEIC file, as iPhones make them, which browsers do not show",
  "export it as JPEG; an iPhone makes JPEG by Settings › Camera › Formats › Most Compatible",
] as const;

/** By the brand in its first bytes, as its name may say JPEG. */
export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cxms]|hev[cxms])/.test(bytes.toString("latin1", 4, 12));
}

/** A photograph is decoded completely, as a copy may be truncated. */
async function sizeOfWhole(bytes: Buffer): Promise<Awaited<ReturnType<typeof sizeOf>>> {
  try {
    await sharp(bytes, { failOn: "truncated" }).resize(16).raw().toBuffer();
  } catch {
    return undefined;
  }
  return sizeOf(bytes);
}

async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(bytes).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

function missingPicture(folder: ContentFolder, slot: PictureSlot, unused: Iterable<string>): Problem {
  const meant = nearest(slot.name, unused);
  return folder.problemAt(
    slot.asked.file,
    slot.asked.path,
    `there is no picture ${slot.name}${meant ? `; did you mean ${meant}?` : ""}`,
    `put ${folder.shown(`pictures/${slot.name}.avif`)} there (or .jpg, .png, .webp; ${slot.width} x ${slot.height} pixels)`,
  );
}
