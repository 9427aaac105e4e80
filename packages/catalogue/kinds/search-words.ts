import { z } from "zod";
import { inEveryLanguage } from "../languages/locales.ts";
import { stoneKey } from "./family.ts";
import { filled, label, slug } from "./text.ts";

const words = z
  .array(z.union([filled, z.int().transform(String)]))
  .min(1)
  .describe(
    "A star stands for any ending. If an entry has several words, they must appear next to each other.",
  );

/** A sentence in which something stands in place of `held`. */
function saying(held: string) {
  const sentence = filled.includes(held, `must hold ${held}`);
  return z.strictObject(inEveryLanguage(() => sentence));
}

const choice = z
  .string()
  .regex(/^[a-z]+=[a-z0-9,-]+(&[a-z]+=[a-z0-9,-]+)*$/, "must be as in an address, for example colour=white");

/** What comes nearest to something that isn't there, and why: a visitor is told both. */
const nearby = {
  nearest: choice.optional().describe("The closest alternatives, written as in the page’s address."),
  why: label.optional().describe("One sentence that says what it is or how the alternatives resemble it."),
};

/** content/search.yaml: the words by which the search understands visitors. */
const terms = z.array(
  z.strictObject({
    means: choice.describe("What is chosen, written as in the page’s address."),
    refused: choice
      .optional()
      .describe("What “no” before the words leaves out, if it is more than they mean."),
    hasColour: z
      .boolean()
      .optional()
      .describe("A colour before the words is theirs, not that of the stone: “white with golden veins”."),
    isFurnished: z
      .boolean()
      .optional()
      .describe(
        "A colour before the words is that of cabinets where the stone has another: a white kitchen.",
      ),
    words,
  }),
);

export const searchWords = z.strictObject({
  terms,
  wishes: terms
    .default([])
    .describe("What a stone must withstand; a “not” beside it does not turn it round."),
  countries: z.record(
    z.string().regex(/^[A-Z]{2}$/, "must be a country code of two letters, for example IT"),
    z.strictObject({
      of: label.describe("The form that follows “from” in English and “iz” in Serbian."),
      words,
    }),
  ),
  missing: z.strictObject({
    name: saying("{name}"),
    country: saying("{country}"),
    kind: saying("{kind}"),
  }),
  absent: z.strictObject({
    kinds: z.array(z.strictObject({ key: slug, title: label, words, ...nearby })),
    names: z
      .array(z.union([filled, z.strictObject({ words: z.array(filled).min(1), ...nearby })]))
      .describe("Stones that visitors ask for and that are not in the catalogue."),
  }),
  not: z.array(filled).default([]).describe("Words that exclude what comes next."),
  or: z.array(filled).default([]).describe("Words that exclude one more."),
  and: z
    .array(filled)
    .default([])
    .describe("Words between two things, which exclude one more of the same kind."),
  looks: z
    .strictObject({
      instead: z.array(filled).describe("Those of them that refuse what a stone looks like: an imitation."),
      ofBefore: z.array(filled).describe("Words such as “look”, after what a stone looks like."),
      ofNext: z.array(filled).describe("Words such as “looks like”, before what a stone looks like."),
      families: z.array(
        z.strictObject({
          family: slug,
          means: choice.describe("What a stone has that looks like this group."),
        }),
      ),
    })
    .default({ instead: [], ofBefore: [], ofNext: [], families: [] }),
  questions: z
    .array(
      z.strictObject({
        key: slug,
        words,
        answer: label,
        href: z
          .string()
          .startsWith("/")
          .optional()
          .describe("The page to which the answer leads, if not to contact."),
        means: choice.optional(),
        destination: z
          .boolean()
          .default(false)
          .describe("Whether a country beside these words is where the stone goes, not where it is from."),
      }),
    )
    .default([])
    .describe(
      "What visitors ask and no page says, such as prices, and how they are answered. Where stones meet what `means` says, the words choose these.",
    ),
  joining: z.array(filled).describe("Words that only link other words."),
  with: z
    .array(filled)
    .default([])
    .describe("Words that link others, too, and keep apart what stands before and after: white with veins."),
  ignored: z.array(filled).describe("Words that say nothing about a stone."),
  comparing: z
    .strictObject({
      after: z.array(filled).describe("Words that compare, such as “tvrđe” and “not as”."),
      than: z.array(filled).describe("Words that stand for “than” behind those."),
    })
    .default({ after: [], than: [] })
    .describe("How visitors compare with what they do not want: “tvrđe od mermera”."),
  describing: z
    .strictObject({
      has: z.array(filled).describe("Words such as “are” and “imam”: what a visitor has."),
      wants: z.array(filled).describe("Words such as “need” and “tražim”: what a visitor wants."),
      joins: z.array(filled).describe("Words such as “and”, by which a wish may follow what there is."),
      goes: z.array(filled).describe("Words such as “matches”, before what the stone goes with."),
    })
    .default({ has: [], wants: [], joins: [], goes: [] })
    .describe("In “my walls are white, I want a floor”, the colour is that of the walls."),
  adjectives: z
    .array(filled)
    .default([])
    .describe("Endings that make an adjective of a name; a star stands for any ending."),
  furnishings: z
    .array(filled)
    .default([])
    .describe("Things beside a stone, such as cabinets and taps; a colour before them is theirs."),
  leftOut: z
    .array(filled)
    .default([])
    .describe("Words that would be mistaken for others: they are told as left out."),
  sameInNames: z.array(words).describe("Words that mean the same within a name."),
  spoken: z.partialRecord(stoneKey, z.array(filled).min(1)).describe("How names are pronounced or misheard."),
});
export type SearchWordsContent = z.infer<typeof searchWords>;
