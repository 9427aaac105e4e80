import { isTimeZone } from "@stoneyard/enquiry/visits.ts";
import { z } from "zod";
import { familyKey, stoneKey } from "./family.ts";
import { references } from "./references.ts";
import { label, picture, price, summary } from "./text.ts";

/** The days of a week, as content names them. */
export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
/** Where a telephone number also takes messages. */
const CHAT_APPS = ["viber", "whatsapp"] as const;
export type ChatApp = (typeof CHAT_APPS)[number];

export const CLOCK_WORDS = "must be a time such as 09:00";
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
export const clock = z.string(CLOCK_WORDS).regex(CLOCK, CLOCK_WORDS);

/** Reports the first fault: spans that overlap or end before they begin. Invalid times are reported already. */
function checkSpans(spans: readonly { opens: string; closes: string }[], context: z.RefinementCtx): void {
  const times = spans.flatMap(({ opens, closes }) => [opens, closes]);
  if (!times.every((time) => CLOCK.test(time))) return;
  const at = times.findIndex((time, i) => i > 0 && time <= (times[i - 1] ?? ""));
  if (at === -1) return;
  context.addIssue({
    code: "custom",
    message: `${times[at]} stands after ${times[at - 1]}, but is no later`,
    params: { fix: "write the times of a day from the earliest to the latest" },
  });
}

/** Without spaces, as it is dialled. */
export const phoneNumber = z
  .string()
  .regex(/^\+\d{8,15}$/, "must be international, for example +381110000000");

const spans = z
  .array(z.strictObject({ opens: clock, closes: clock }))
  .superRefine(checkSpans)
  .describe(
    "Opening and closing times. If you close for a break, add a line for each part of the day. For a day when you are closed, leave the times out.",
  );

/** Of a day in two places, visitors could come when one of them says that it is closed. */
function checkDays(hours: readonly { days: readonly string[] }[], context: z.RefinementCtx): void {
  const known = new Set<string>();
  hours.forEach(({ days }, i) => {
    days.forEach((name, d) => {
      if (known.has(name))
        context.addIssue({
          code: "custom",
          path: [i, "days", d],
          message: `${name} stands above already`,
          params: { fix: "write all times of a day in one place" },
        });
      known.add(name);
    });
  });
}

const DAY_WORDS = "must be a day such as 2026-12-31";
const day = z
  .string(DAY_WORDS)
  .regex(/^\d{4}-\d\d-\d\d$/, DAY_WORDS)
  .refine((text) => new Date(text).toJSON()?.startsWith(text), "is not a day in the calendar");

const closure = z
  .strictObject({
    from: day,
    to: day.optional().describe("The last day; leave it out if it is only one day."),
    label: label.describe("The reason, for example New Year or stocktaking."),
  })
  .refine(({ from, to = from }) => from <= to, "ends before it begins");

const visits = z.strictObject({
  minutes: z
    .int()
    .min(5)
    .max(480)
    .describe("How long a visit lasts; this is also the interval between starting times."),
  noticeHours: z
    .int()
    .min(0)
    .max(240)
    .describe("How many opening hours in advance a visit must be requested."),
  daysAhead: z.int().min(1).max(365).describe("How many days ahead a visit can be requested."),
});

const fact = z.strictObject({
  label: label.optional(),
  value: z.union([z.string().min(1), label]),
  structuredData: z
    .enum(["taxID", "vatID", "leiCode", "naics", "duns"])
    .optional()
    .describe("The name of this number for search engines (schema.org), where it has one."),
});

/** content/site.yaml: the brand and every fact of the company. */
export const site = z.strictObject({
  brand: z.string().min(1).describe("Written in the top bar and before each page’s title."),
  description: summary.describe("What search engines and shared links show for the home page."),
  company: z.strictObject({
    legalName: z.string().min(1),
    facts: z
      .array(fact)
      .describe(
        "The details that the law requires on the site: the register and the company’s numbers. They are shown at the foot of each page, in this order.",
      ),
  }),
  address: z.strictObject({
    street: z.string().min(1),
    postalCode: z.string().min(1),
    city: label,
    district: label.optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be a country code of two letters, for example RS")
      .register(references, { to: "country" }),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .describe(
        "Where the pin stands on the map. Right-click your place in Google Maps: the first of the two numbers there.",
      ),
    longitude: z.number().min(-180).max(180).describe("The second of the two numbers."),
  }),
  phones: z
    .array(
      z.strictObject({
        number: phoneNumber.describe("The number with its country code, for example +381 11 000 0000."),
        shown: z.string().min(1).describe("As visitors read it."),
        apps: z
          .array(z.enum(CHAT_APPS))
          .default([])
          .describe("The apps on which you answer messages on this number: viber, whatsapp."),
      }),
    )
    .describe("The first number is shown at the top of each page."),
  email: z.email(),
  networks: z
    .array(z.strictObject({ name: z.string().min(1), url: z.url() }))
    .describe("The company’s pages on other sites, for example Instagram or Facebook."),
  replyPromise: label
    .optional()
    .describe("How soon you answer; shown beside the form. If you leave it out, nothing is promised."),
  openingHours: z
    .array(z.strictObject({ days: z.array(z.enum(DAYS)).min(1), label, spans: spans.optional() }))
    .min(1)
    .superRefine(checkDays),
  timeZone: z
    .string()
    .refine(isTimeZone, "must be a time zone such as Europe/Belgrade")
    .default("Europe/Belgrade")
    .describe("The time zone of the opening hours, wherever the visitor or the server may be."),
  visits: visits
    .optional()
    .describe(
      "Appointments that visitors can request within the opening hours. If you leave this out, none are offered.",
    ),
  closures: z.array(closure).default([]).describe("Other days on which the company is closed."),
  pickUp: label
    .optional()
    .describe("How accessories and tables are collected. If you leave it out, the site does not mention it."),
  delivery: label
    .optional()
    .describe(
      "Where you deliver, how soon and at what price. If you leave it out, the site does not mention it.",
    ),
  workPrices: z
    .strictObject({
      polishedEdge: price.describe("Per metre of polished edge."),
      cutOut: price.describe("Per cut-out for a sink or a hob."),
      vat: z.enum(["included", "excluded"]),
    })
    .optional()
    .describe(
      "What polishing and cutting cost, in whole dinars. If the stone has a price, visitors see an estimate; if you leave this out, they see none.",
    ),
  soldSlabs: z
    .enum(["shown", "hidden"])
    .default("shown")
    .describe("Whether visitors still see slabs that are sold, marked as sold, among those of their stone."),
  copyrightYear: z.int(),
});
export type SiteContent = z.infer<typeof site>;

/** content/home.yaml: what the home page shows. */
export const home = z.strictObject({
  slides: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        title: label,
        description: label,
        button: label,
        href: z.string().startsWith("/"),
        secondButton: z.strictObject({ label, href: z.string().startsWith("/") }).optional(),
        stone: stoneKey,
        hero: picture,
        room: picture,
        roomCaption: label,
      }),
    )
    .min(1),
  materials: z.array(familyKey).min(1),
  interiors: z
    .array(z.int().register(references, { to: "interior" }))
    .max(6, "must be six at most")
    .default([])
    .describe(
      "Numbers of pictures in content/interiors.yaml. If there are none, the page leaves this part out.",
    ),
  edges: z
    .array(stoneKey)
    .length(2, "must be two stones")
    .describe("The two stones whose edges are shown at life size: first the thin one, then the thick one."),
});
export type HomeContent = z.infer<typeof home>;

/** content/about.yaml: the pictures of the about page, the team, and the slab that stands for the company. */
export const about = z.strictObject({
  quality: picture,
  production: z.array(picture).min(1),
  team: z
    .array(
      z.strictObject({
        role: label,
        name: z.string().min(1).optional(),
        stone: stoneKey.describe("This person’s favourite stone, shown in place of a portrait."),
      }),
    )
    .describe("Every member of the team. If there are none, the page leaves this part out."),
  slab: stoneKey.describe("The whole slab shown on the About and Contact pages."),
});
export type AboutContent = z.infer<typeof about>;
