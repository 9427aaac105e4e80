import { z } from "zod";

/** Settings that several layers share. */

export const hex = z.string().regex(/^#[0-9a-f]{6}$/, "must be a colour such as #e4e6e6");
/** Colours at equal distances, from what is low or dark to what is high or light. */
export const ramp = z.array(hex).min(1);
export const share = z.number().min(0).max(1);
export const positive = z.number().positive();
export const degrees = z.number().min(-360).max(360);

export const warp = z.strictObject({
  /** How far things are moved, as a deviation. Above 0.15 of the wavelength veins turn to doodles. */
  amplitude: positive,
  wavelength: positive,
  octaves: z.int().min(1).max(8).optional(),
});

/** Stretched and warped noise. */
export const field = {
  /** Wavelength of the coarsest octave. */
  size: positive,
  stretch: positive.optional(),
  angle: degrees.optional(),
  octaves: z.int().min(1).max(9).optional(),
  /** Amplitude of an octave as a share of the one before it: rough above 0.6, smooth below 0.5. */
  gain: share.optional(),
  warp: warp.optional(),
};
const fieldObject = z.strictObject(field);
export type FieldSettings = z.infer<typeof fieldObject>;

/** Where a layer is seen: on a share of the slab, in patches of this size. */
export const mask = z.strictObject({
  ...field,
  cover: share.optional(),
  /** Width of the patches' edges in deviations of the noise. */
  softness: positive.optional(),
  /** How much is seen outside of the patches. */
  least: share.optional(),
});
export type MaskSettings = z.infer<typeof mask>;

export const halo = z.strictObject({
  strength: share,
  /** Distance in which it falls to a third. */
  width: positive,
  colour: hex.optional(),
});
