import { z } from "zod";
import { label, picture, price, slug, summary, text } from "./text.ts";

const centimetres = z.number().positive("must be centimetres above 0, for example 12.5");

const size = z
  .union([
    z.strictObject({ width: centimetres, depth: centimetres, height: centimetres }),
    z.strictObject({ diameter: centimetres, height: centimetres }),
    z.strictObject({ from: centimetres, to: centimetres }),
  ])
  .describe("Centimetres: width, depth and height; diameter and height; or of loose stones from … to.");
export type AccessorySize = z.infer<typeof size>;

/** content/accessories/<category>.yaml: one category with its models. */
export const accessoryCategory = z.strictObject({
  position: z.int().positive().describe("Place among the categories, from 1."),
  promoted: z.boolean().describe("Shown on the home page too."),
  title: label,
  lead: label,
  description: summary.describe("What search engines and shared links say of the page."),
  models: z
    .array(
      z.strictObject({
        slug,
        title: label,
        price: price
          .optional()
          .describe(
            "Of a piece, in whole dinars. Without it visitors read that the price is told on request.",
          ),
        size: size.optional(),
        weight: z
          .number()
          .positive("must be kilograms above 0, for example 1.4")
          .optional()
          .describe("Kilograms of a piece."),
        unit: label.optional().describe("What counts as a piece where that is not plain: a bag."),
        description: text.optional(),
        pictures: z.array(picture).min(1).max(4),
      }),
    )
    .min(1),
});
export type AccessoryCategoryContent = z.infer<typeof accessoryCategory>;
