import { z } from "zod";
import { label, picture, price, slug, summary, text } from "./text.ts";

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
        price: price.optional(),
        description: text.optional(),
        pictures: z.array(picture).min(1).max(4),
      }),
    )
    .min(1),
});
export type AccessoryCategoryContent = z.infer<typeof accessoryCategory>;
