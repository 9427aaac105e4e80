import { z } from "zod";
import { label, slug } from "./text.ts";

/** content/rocks.yaml: the kinds of rock by which stones are searched and judged. */
export const rocks = z.strictObject({
  groups: z
    .array(
      z.strictObject({
        key: slug.describe("By this name rules and searches speak of the group."),
        title: label,
        of: label.describe('The same after "a stone of …", in Serbian in the genitive.'),
        rocks: z
          .array(z.string().min(1))
          .min(1)
          .describe("What stones say under `rock:` in the first language."),
      }),
    )
    .min(1),
});
export type RocksContent = z.infer<typeof rocks>;
