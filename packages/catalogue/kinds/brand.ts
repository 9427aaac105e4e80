import { z } from "zod";

/** Typefaces that the site can be set in: all have the letters of Serbian. `npm run fonts --prefix studio` makes their files. */
export const HEADING_TYPEFACES = ["Newsreader", "Fraunces", "Source Serif 4", "Hanken Grotesk"] as const;
export const TEXT_TYPEFACES = ["Hanken Grotesk", "Inter", "Work Sans"] as const;

/** Latin letters beyond those of English and Serbian: they have a file of their own in each face (CSS unicode-range). */
export const EXTENDED_LATIN =
  "U+A1-A8, U+AA-AF, U+B1, U+B3-B6, U+B8-D6, U+D9-105, U+108-10B, U+10E-10F, U+112-15F, U+162-17C, U+17F";

/** `source-serif-4`: how the files of a typeface are called. */
export function typefaceSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}

const COLOUR_WORDS = "must be a colour of six digits such as #25449f";

/** The message names the right spelling. */
export const brandColour = z.string(COLOUR_WORDS).superRefine((written, context) => {
  if (/^#[0-9a-f]{6}$/.test(written)) return;
  const meant = colourMeant(written);
  context.addIssue({
    code: "custom",
    message: `"${written}" ${COLOUR_WORDS}`,
    params: {
      fix: meant
        ? `write "${meant}"`
        : 'write it as your designer or drawing program gives it under "hex", in quotes',
    },
  });
});

/** #ABC, F4F4F2 and rgb(…) as we write them. */
function colourMeant(written: string): string | undefined {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(written.trim())?.[1]?.toLowerCase();
  if (digits) return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
  const channels = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(written.trim())?.slice(1);
  if (!channels || channels.some((channel) => Number(channel) > 255)) return undefined;
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
}

/** content/brand/brand.yaml: how the brand looks. Its name stands in site.yaml. */
export const brand = z.strictObject({
  lettering: z
    .enum(["plain", "italic", "last-word-italic", "capitals"])
    .default("plain")
    .describe("How the name is set at the top of each page where there is no logo.svg beside this file."),
  colours: z.strictObject({
    paper: brandColour.describe(
      "The background of every page, a light colour; the greys and the text take its tint.",
    ),
    accent: brandColour.describe(
      "Links, drawn lines and what is selected; dark enough to be read on the background.",
    ),
  }),
  typefaces: z.strictObject({
    headings: z.enum(HEADING_TYPEFACES).describe("Names, headings, and the brand where it is set in type."),
    text: z.enum(TEXT_TYPEFACES).describe("Everything else."),
  }),
});
export type BrandContent = z.infer<typeof brand>;
