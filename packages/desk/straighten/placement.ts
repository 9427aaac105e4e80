import { z } from "zod";

const point = z.tuple([z.number(), z.number()]).readonly();
const line = z.tuple([point, point]).readonly();
/** Centimetres, as measured on the slab. */
const centimetres = z.number().min(5).max(600);
const edges = z.strictObject({ top: line, right: line, bottom: line, left: line }).readonly();
const slider = z.number().min(-100).max(100);
const cut = z.number().min(0).max(600);
/** A part of a whole. */
export const share = z.number().min(0).max(1);

/** How a slab lies in its photograph, and how large it is. */
export const placement = z.strictObject({
  edges,
  width: centimetres,
  height: centimetres,
  /** The colour reference in the photograph: the middle of a grey card (18 %), or of something neutral; or colour by hand. */
  colour: z
    .union([
      z.strictObject({ of: z.enum(["grey-card", "neutral"]), at: point }),
      z.strictObject({ of: z.literal("hand"), warmth: slider, tint: slider, brightness: slider }),
    ])
    .optional(),
  /** Cropped from the straight slab, centimetres. */
  crop: z.strictObject({ left: cut, top: cut, right: cut, bottom: cut }).readonly().optional(),
  /** Its edges in a second photograph from another place, which removes a lamp's reflection. */
  second: edges.optional(),
});

export type Placement = z.infer<typeof placement>;
export type Crop = NonNullable<Placement["crop"]>;
