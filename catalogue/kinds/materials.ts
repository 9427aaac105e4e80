import { z } from "zod";
import { label, text } from "./text.ts";

/** content/materials.yaml: what the page of materials says besides the families. */
export const materials = z.strictObject({
  toOrder: z
    .array(
      z.strictObject({
        title: label,
        description: text,
        ask: label.describe("The words of the link to the form."),
      }),
    )
    .describe(
      "Materials that are not in the catalogue and can be ordered; with none the page has no such part.",
    ),
});
export type MaterialsContent = z.infer<typeof materials>;
