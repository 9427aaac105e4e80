import { z } from "zod";
import { LOCALES } from "../languages/locales.ts";
import { filled } from "./text.ts";

const phrases = z
  .array(filled)
  .min(1)
  .describe("Words or phrases, in capitals or small letters; a star stands for any letters.");

const avoidedForm = z.strictObject({
  avoid: phrases,
  write: filled.describe("What to write instead."),
  because: filled.describe("The reason, worded to follow “because”."),
  except: phrases.optional().describe("Phrases in which the avoided form is right."),
  within: z
    .string()
    .min(1)
    .optional()
    .describe("Files whose path begins like this. If you leave it out, all files are meant."),
  exactCase: z.literal(true).optional().describe("Only with exactly these capitals and small letters."),
});
export type AvoidedForm = z.infer<typeof avoidedForm>;

/** content/words.yaml: forms that the texts of a language avoid, and what they say instead. */
export const avoidedForms = z.partialRecord(z.enum(LOCALES), z.array(avoidedForm));
