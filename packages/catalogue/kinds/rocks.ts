import { z } from "zod";
import { label, slug } from "./text.ts";

/** content/rocks.yaml: the kinds of rock by which stones are searched and judged. */
export const rocks = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        key: slug.describe("The name by which rules and searches refer to the group."),
        title: label,
        of: label.describe("The form that follows “a stone of …”; in Serbian, the genitive."),
        unknown: z
          .literal(true)
          .optional()
          .describe("This is not the name of a rock, so no sentence mentions it."),
        rocks: z
          .array(z.string().min(1))
          .min(1)
          .describe(
            "The kinds of rock, as written under `rock:` in the files of the stones, in the first language.",
          ),
      }),
    )
    .min(1),
});
export type RocksContent = z.infer<typeof rocks>;
