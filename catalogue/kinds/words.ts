import { z } from "zod";
import { LOCALES } from "../locales.ts";

const word = z.string().trim().min(1, "must not be empty");
const phrases = z
  .array(word)
  .min(1)
  .describe("Words or groups of words, in any case of letters; a star stands for any letters.");

const avoidedForm = z.strictObject({
  avoid: phrases,
  write: word.describe("What is written instead."),
  because: word.describe("Why, as it follows “because”."),
  except: phrases.optional().describe("Groups of words in which the avoided form is right."),
  within: z.string().min(1).optional().describe("Files whose path begins so; without it, all."),
  exactCase: z.literal(true).optional().describe("Only in this case of letters."),
});
export type AvoidedForm = z.infer<typeof avoidedForm>;

/** content/words.yaml: forms that the texts of a language avoid, and what they say instead. */
export const avoidedForms = z.partialRecord(z.enum(LOCALES), z.array(avoidedForm));
export type AvoidedForms = z.infer<typeof avoidedForms>;
