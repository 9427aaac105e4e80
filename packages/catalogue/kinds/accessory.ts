import { z } from "zod";
import { amounts } from "./amounts.ts";
import { label, picture, price, slug, summary, text } from "./text.ts";

const centimetres = z
  .number()
  .positive("must be centimetres above 0, for example 12.5")
  .register(amounts, { unit: "size" });

const size = z
  .union([
    z.strictObject({ width: centimetres, depth: centimetres, height: centimetres }),
    z.strictObject({ diameter: centimetres, height: centimetres }),
    z.strictObject({ from: centimetres, to: centimetres }),
  ])
  .describe(
    "In centimetres: width, depth and height; diameter and height; or, for loose stones, the smallest and the largest size.",
  );
export type AccessorySize = z.infer<typeof size>;

/** content/accessories/<category>.yaml: one category with its models. */
export const accessoryCategory = z.strictObject({
  position: z.int().positive().describe("Position among the categories, starting from 1."),
  promoted: z.boolean().describe("Shown on the home page too."),
  title: label,
  lead: label,
  description: summary.describe("What search engines and shared links show for the page."),
  models: z
    .array(
      z.strictObject({
        slug,
        title: label,
        price: price
          .optional()
          .describe("Per piece, in whole dinars. If you leave it out, visitors read “Price on request”."),
        size: size.optional(),
        weight: z
          .number()
          .positive("must be kilograms above 0, for example 1.4")
          .register(amounts, { unit: "size" })
          .optional()
          .describe("In kilograms, per piece."),
        unit: label
          .optional()
          .describe("What counts as one piece where that is not obvious, for example a bag."),
        description: text.optional(),
        pictures: z.array(picture).min(1).max(4),
      }),
    )
    .min(1),
});
export type AccessoryCategoryContent = z.infer<typeof accessoryCategory>;
