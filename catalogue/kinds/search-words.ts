import { z } from "zod";
import { inEveryLanguage } from "../locales.ts";
import { stoneKey } from "./family.ts";
import { label, slug } from "./text.ts";

const word = z.string().trim().min(1, "must not be empty");
const words = z
  .array(z.union([word, z.int().transform(String)]))
  .min(1)
  .describe("A star stands for any ending; of several words in one entry each must be there, side by side.");

/** A sentence in which something stands in place of `held`. */
function saying(held: string) {
  const sentence = word.includes(held, `must hold ${held}`);
  return z.strictObject(inEveryLanguage(() => sentence));
}

/** content/search.yaml: the words by which the search understands visitors. */
export const searchWords = z.strictObject({
  terms: z.array(
    z.strictObject({
      means: z
        .string()
        .regex(
          /^[a-z]+=[a-z0-9,-]+(&[a-z]+=[a-z0-9,-]+)*$/,
          "must be as in an address, for example colour=white",
        )
        .describe("What is chosen, as in the page's address."),
      words,
    }),
  ),
  countries: z.record(
    z.string().regex(/^[A-Z]{2}$/, "must be a country code of two letters, for example IT"),
    z.strictObject({ of: label.describe('After "from" and "iz".'), words }),
  ),
  missing: z.strictObject({
    name: saying("{name}"),
    country: saying("{country}"),
    kind: saying("{kind}"),
  }),
  absent: z.strictObject({
    kinds: z.array(z.strictObject({ key: slug, title: label, words })),
    names: z.array(word).describe("Stones of which visitors ask and that are not in the catalogue."),
  }),
  joining: z.array(word).describe("Words that only join others."),
  ignored: z.array(word).describe("Words that say nothing of a stone."),
  sameInNames: z.array(words).describe("Words that mean the same within a name."),
  spoken: z.partialRecord(stoneKey, z.array(word).min(1)).describe("How names are said or misheard."),
});
export type SearchWordsContent = z.infer<typeof searchWords>;
