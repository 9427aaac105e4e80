import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { stoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { ROOM_KINDS, room } from "@stoneyard/catalogue/kinds/room.ts";
import { nearest } from "@stoneyard/catalogue/nearest.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { z } from "zod";
import { exposureOf, type Film } from "./exposures.ts";

/** The stone of a surface: its slab, or its close view for things that are small. */
const dressing = z.union([
  stoneKey,
  z.strictObject({
    stone: stoneKey,
    view: z.enum(["slab", "close"]).default("slab"),
    /** Metres on the slab, to the right and upwards, by which the surface is moved. */
    shift: z.tuple([z.number(), z.number()]).default([0, 0]),
  }),
]);

/** Stones by surface; "*" stands for all surfaces that are not named. */
const stones = z.record(z.string(), dressing);

const sceneName = z
  .string()
  .regex(/^[a-z0-9_]+$/, "must be the name of a file in blender/scenes, without .py");
const cameraName = z.string().regex(/^[a-z0-9_ -]+$/, "must be the name of one of the scene's cameras");
const side = z.int().min(200).max(4000);
/** @param size pixels, width and height */
const rendered = (size: [number, number], samples: number) => ({
  scene: sceneName,
  camera: cameraName,
  size: z.tuple([side, side]).default(size),
  samples: z.int().min(1).max(4096).default(samples),
});

/** Balances the camera on light of this colour: the nearer to what falls on a white wall, the less of its tint is left. */
const white = z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #fff1e0");
const NEUTRAL = "#ffffff";

const ROOM_NAME = new RegExp(`^rooms/views/(${ROOM_KINDS.join("|")})-\\d+$`);

const shot = z.union([
  z.strictObject({
    room: z.literal(true),
    ...rendered([1600, 1067], 16),
    /** How much of what polish mirrors is kept: less is a polariser before the lens, for tops seen at a flat angle. */
    mirrored: z.number().min(0).max(1).optional(),
    white: white.optional(),
    words: room.omit({ kind: true }).optional(),
  }),
  z.strictObject({
    from: z.string().startsWith("rooms/views/"),
    stones,
    /** Pixels, where less than the room's own. */
    width: side.optional(),
  }),
  z.strictObject({
    ...rendered([1440, 960], 12),
    stones: stones.default({}),
    /** Stops more, or less, than the scene's: white stone wants more light than black. */
    exposure: z.number().min(-2).max(2).optional(),
    white: white.optional(),
  }),
]);

export type Dressing = z.infer<typeof dressing>;
export type Shot = z.infer<typeof shot>;
/** Light, dark and what the view must know: content/rooms/<slug>/. Its words begin content/rooms/<slug>.yaml. */
export type RoomShot = Extract<Shot, { room: true }>;
/** Rendered with its stones. */
export type PictureShot = Extract<Shot, { scene: string; stones: unknown }>;
/** Put together from the layers of a room. */
export type BakedShot = Extract<Shot, { from: string }>;
export type Shots = ReadonlyMap<string, Shot>;

/**
 * The lists of shots by the name of their picture (content/pictures/<name>) or room (rooms/views/<slug>).
 * @throws ContentError with file and line for every mistake
 */
export async function readShots(dir: string): Promise<Shots> {
  const folder = await ContentFolder.open(dir);
  const listed = new Map<string, { file: string; each: Shot }>();
  for (const file of folder.files) {
    if (!file.endsWith(".yaml")) continue;
    const list = await folder.read(file, z.record(z.string(), shot));
    for (const [key, each] of Object.entries(list ?? {})) {
      if (listed.has(key)) folder.report(file, [key], `${key} is listed twice`, "keep one of the two");
      if (isRoom(each) && !ROOM_NAME.test(key)) {
        folder.report(
          file,
          [key],
          `${key} is no name for a room`,
          `write rooms/views/<${ROOM_KINDS.join("|")}>-<number>`,
        );
      }
      listed.set(key, { file, each });
    }
  }
  const shots = new Map([...listed].map(([key, { each }]) => [key, each]));
  for (const [key, { file, each }] of listed) reportUnknown(folder, file, key, each, shots);
  if (folder.problems.length > 0) throw new ContentError(folder.problems);
  return shots;
}

const SCENES = join(import.meta.dirname, "blender/scenes");

/** Reports a scene that is not written, and a room that is not listed: its picture would be waited for without a word. */
function reportUnknown(folder: ContentFolder, file: string, key: string, each: Shot, shots: Shots): void {
  const report = (field: string, what: string, known: readonly string[]) => {
    const meant = nearest(what, known);
    folder.report(
      file,
      [key, field],
      `there is no ${what}`,
      meant ? `did you mean ${meant}?` : `one of ${known.join(", ")}`,
    );
  };
  if (isBaked(each)) {
    const rooms = [...shots].filter(([, shot]) => isRoom(shot)).map(([name]) => name);
    if (!rooms.includes(each.from)) report("from", each.from, rooms);
  } else if (!existsSync(join(SCENES, `${each.scene}.py`))) {
    report(
      "scene",
      each.scene,
      readdirSync(SCENES).map((name) => basename(name, ".py")),
    );
  }
}

/** How a shot is developed: its scene's stops and its own, and its white. */
export async function filmOf(shot: RoomShot | PictureShot): Promise<Film> {
  const own = isRoom(shot) ? 0 : (shot.exposure ?? 0);
  return { exposure: (await exposureOf(shot.scene)) + own, white: shot.white ?? NEUTRAL };
}

export function isRoom(shot: Shot): shot is RoomShot {
  return "room" in shot;
}

export function isBaked(shot: Shot): shot is BakedShot {
  return "from" in shot;
}
