import { z } from "zod";
import { stoneKey } from "./family.ts";
import { PURPOSES } from "./purpose.ts";
import { label, picture, slug, text } from "./text.ts";

/** content/interiors.yaml: the tabs of the interior design page. */
export const interiors = z.strictObject({
  tabs: z
    .array(
      z.strictObject({
        key: slug,
        title: label,
        use: z
          .enum(PURPOSES)
          .optional()
          .describe("What the stone in these pictures is used for; if there are several uses, choose one."),
        pictures: z
          .array(
            picture.extend({
              number: z.int().positive().describe("The number under the picture, for example 101."),
              caption: text,
              stones: z.array(stoneKey).min(1).describe("The stones shown in the picture."),
            }),
          )
          .min(1),
      }),
    )
    .describe("If there are no tabs, the site does not have this page."),
});
export type InteriorsContent = z.infer<typeof interiors>;

/** content/gallery.yaml: the pictures of the gallery page. */
export const gallery = z.strictObject({
  pictures: z.array(
    picture.extend({
      title: z.string().regex(/^G\d\d$/, "must be G and two digits, for example G01"),
      caption: text,
      stones: z.array(stoneKey),
    }),
  ),
});
export type GalleryContent = z.infer<typeof gallery>;

/** content/portfolio/<slug>.yaml: one finished project. */
export const project = z.strictObject({
  position: z.int().positive(),
  title: label,
  summary: label.describe("In a few words: which parts of the building and which stones."),
  description: text,
  stones: z.array(stoneKey).min(1),
  pictures: z.array(picture).min(3),
});
export type ProjectContent = z.infer<typeof project>;
