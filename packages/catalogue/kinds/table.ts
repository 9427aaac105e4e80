import { z } from "zod";
import { amounts } from "./amounts.ts";
import { stoneKey } from "./family.ts";
import { hexColour } from "./stone.ts";
import { label, price, slug, text } from "./text.ts";

const centimetres = z.number().positive().register(amounts, { unit: "size" });

/** content/tables.yaml: tables shown in 3D, every one in every finish. */
export const tables = z.strictObject({
  finishes: z
    .array(z.strictObject({ key: slug, title: z.string().min(1), stone: stoneKey.optional() }))
    .describe("If there are no finishes or no tables, the site does not have this page."),
  groups: z.array(
    z.strictObject({
      key: z.enum(["club", "dining"]),
      title: label,
      height: centimetres,
      tables: z
        .array(
          z.strictObject({
            slug,
            title: label,
            description: text,
            price,
            tops: z
              .array(
                z.union([
                  z.strictObject({ diameter: centimetres }),
                  z.strictObject({ length: centimetres, width: centimetres }),
                ]),
              )
              .min(1)
              .describe("Each top in centimetres: a diameter, or a length and a width."),
            backdrop: hexColour
              .optional()
              .describe(
                "A pale colour for the wall and floor around the table; if it is left out, the colour of the page is used.",
              ),
          }),
        )
        .min(1),
    }),
  ),
});
export type TablesContent = z.infer<typeof tables>;
