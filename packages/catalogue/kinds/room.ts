import { z } from "zod";
import { stoneKey } from "./family.ts";
import { PURPOSES } from "./purpose.ts";
import { label, text } from "./text.ts";

export const ROOM_KINDS = ["kitchen", "bathroom", "stairs", "table", "fireplace", "facade"] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];

/** What a stone is chosen for in a room. Each has its name in content/messages in room-view.json under `surfaces`. */
const SURFACES = [
  "worktop",
  "splashback",
  "island",
  "vanity",
  "bath",
  "wall",
  "floor",
  "treads",
  "risers",
  "landing",
  "table",
  "surround",
  "hearth",
  "cladding",
  "steps",
  "coping",
] as const;
export const surface = z.enum(SURFACES);
export type Surface = z.infer<typeof surface>;

/** content/rooms/<slug>.yaml: a room into which visitors put stones. Its layers lie in the folder of the same name. */
export const room = z.strictObject({
  kind: z.enum(ROOM_KINDS),
  title: label.describe("The room in a few words, for example: a kitchen with an island."),
  alt: text.describe("What the picture shows apart from the stones, for those who cannot see it."),
  stones: z.partialRecord(surface, stoneKey).describe("The stone on each surface when the room opens."),
  uses: z
    .array(z.enum(PURPOSES))
    .optional()
    .describe("What its surfaces do not tell: a wall that stands in a shower is used as one."),
});
export type RoomContent = z.infer<typeof room>;

/** content/rooms/<slug>/view.json, written by the studio: how the layers are to be read. See docs/guides/rooms.md. */
export const roomRendering = z.strictObject({
  albedo: z.strictObject({ light: z.number().positive(), dark: z.number().positive() }),
  recipe: z.string(),
  size: z.tuple([z.int().positive(), z.int().positive()]),
  exposure: z.number(),
  irradiance: z.number().positive(),
  gloss: z.number().positive(),
  planes: z
    .array(
      z.strictObject({
        surface,
        area: z.number().positive(),
        homography: z.array(z.number()).length(9),
      }),
    )
    .min(1)
    .max(255),
});
export type RoomRendering = z.infer<typeof roomRendering>;
