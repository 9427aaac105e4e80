import { z } from "zod";
import { label, text } from "./text.ts";

/** content/materials.yaml: what the page of materials says besides the families. */
export const materials = z.strictObject({
  toOrder: z
    .array(
      z.strictObject({
        title: label,
        description: text,
        ask: label.describe("The text of the link to the form."),
      }),
    )
    .describe(
      "Materials that are not in the catalogue but can be ordered. If there are none, the page leaves this part out.",
    ),
});
export type MaterialsContent = z.infer<typeof materials>;
