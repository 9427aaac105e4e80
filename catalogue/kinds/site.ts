import { z } from "zod";
import { familyKey, stoneKey } from "./family.ts";
import { picture, summary, text } from "./text.ts";

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
export const CLOCK_WORDS = "must be a time such as 09:00";
const clock = z.string(CLOCK_WORDS).regex(/^([01]\d|2[0-3]):[0-5]\d$/, CLOCK_WORDS);

/** A day that opens and never closes would be shown as closed. */
function needBothTimes(
  { opens, closes }: { opens?: string | undefined; closes?: string | undefined },
  context: z.RefinementCtx,
): void {
  if ((opens === undefined) === (closes === undefined)) return;
  const [said, other, words] = opens
    ? ["opens", "closes", `opens at ${opens}, but does not say when it closes`]
    : ["closes", "opens", `closes at ${closes}, but does not say when it opens`];
  const fix = `add ${other}, or take ${said} out: a day without both is closed`;
  context.addIssue({ code: "custom", message: words, params: { fix } });
}

/** content/site.yaml: the brand and every fact of the company. */
export const site = z.strictObject({
  brand: z.string().min(1).describe("Written in the top bar and before each page's title."),
  description: summary.describe("What search engines and shared links say of the home page."),
  company: z.strictObject({
    legalName: z.string().min(1),
    registrationNumber: z
      .string()
      .regex(/^\d{8}$/, "must be the 8 digits of the register entry (matični broj)"),
    taxNumber: z.string().regex(/^\d{9}$/, "must be the 9 digits of the tax number (PIB)"),
    register: text.describe("Where the company is registered."),
  }),
  address: z.strictObject({
    street: z.string().min(1),
    postalCode: z.string().min(1),
    city: text,
    district: text,
    country: z.string().regex(/^[A-Z]{2}$/, "must be a country code of two letters, for example RS"),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  phones: z
    .array(
      z.strictObject({
        number: z.string().regex(/^\+\d{8,15}$/, "must be international, for example +381110000000"),
        shown: z.string().min(1),
      }),
    )
    .length(2, "must be two phone numbers"),
  email: z.email(),
  social: z.strictObject({ photos: z.url(), network: z.url() }),
  openingHours: z
    .array(
      z
        .strictObject({
          days: z.array(z.enum(DAYS)).min(1),
          label: text,
          opens: clock.optional(),
          closes: clock.optional().describe("Leave both times out for a day that is closed."),
        })
        .superRefine(needBothTimes),
    )
    .min(1),
  copyrightYear: z.int(),
});
export type SiteContent = z.infer<typeof site>;

/** content/home.yaml: what the home page shows. */
export const home = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        title: text,
        description: text,
        button: text,
        href: z.string().startsWith("/"),
        stone: stoneKey,
        hero: picture,
        room: picture,
        roomCaption: text,
      }),
    )
    .length(2, "must be two slides"),
  materials: z.array(familyKey).min(3),
  interiors: z.array(z.int()).length(6, "must be six numbers of pictures in content/interiors.yaml"),
  edges: z
    .array(stoneKey)
    .length(2, "must be two stones")
    .describe("The two stones whose edges stand at life size: first the thin one, then the thick one."),
});
export type HomeContent = z.infer<typeof home>;

/** content/about.yaml: the pictures of the about page, the team, and the slab that stands for the house. */
export const about = z.strictObject({
  quality: picture,
  production: z.array(picture).min(1),
  team: z
    .array(
      z.strictObject({
        role: text,
        name: z.string().min(1).optional(),
        stone: stoneKey.describe("The stone that this person would keep; it stands in place of a portrait."),
      }),
    )
    .length(4, "must be four members"),
  slab: stoneKey.describe("The whole slab that stands on the about and on the contact page."),
});
export type AboutContent = z.infer<typeof about>;
