import { z } from "zod";

export const LANGUAGES_FILE = "languages.yaml";

/** Whether Intl has data of the language; without it, numbers and plurals would be another one's. */
function isKnown(code: string): boolean {
  return Intl.PluralRules.supportedLocalesOf(code).length > 0;
}

const code = z
  .string()
  .regex(/^[a-z]{2,3}$/, {
    error: "must be the code of a language in two or three small letters, for example de",
    abort: true,
  })
  .refine(isKnown, { error: "is not a language that browsers know", abort: true });

const language = z.strictObject({
  code: code.describe("The code used in the content and in addresses, for example de, it or hu."),
  name: z.string().trim().min(1, "must not be empty").describe("What its speakers call it."),
  script: z
    .string()
    .regex(/^[A-Z][a-z]{3}$/, "must be the code of a script, for example Latn")
    .optional()
    .describe("Only if the language is written in several scripts, for example Latn or Cyrl for Serbian."),
  region: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be a country code of two letters, for example RS")
    .describe("The country whose way of writing numbers and dates is used."),
  fallback: code
    .optional()
    .describe(
      "The language used where a text about the products has not been translated yet; if you leave it out, every text is required.",
    ),
  draft: z
    .boolean()
    .optional()
    .describe("Marks a language that is still being translated: it is previewed here, and not published."),
});

/** Checks codes and fallbacks against one another. */
function checkTogether(languages: readonly z.infer<typeof language>[], context: z.RefinementCtx): void {
  languages.forEach(({ code, fallback, draft }, i) => {
    const tell = (key: string, message: string, fix: string) =>
      context.addIssue({ code: "custom", path: [i, key], message, params: { fix } });
    if (languages.findIndex((other) => other.code === code) < i)
      tell("code", `"${code}" stands here twice`, "take one of them out");
    if (draft && i === 0) tell("draft", "the first language is always published", "leave the line out");
    if (fallback === undefined) return;
    const other = languages.find((each) => each.code === fallback);
    if (i === 0) tell("fallback", "the first language needs every text", "leave the line out");
    else if (!other)
      tell("fallback", `"${fallback}" is no language of the site`, "write the code of another one");
    else if (other.fallback !== undefined || other.draft || fallback === code)
      tell(
        "fallback",
        `"${fallback}" may lack texts itself`,
        "write the code of a language that has every text",
      );
  });
}

/** content/languages.yaml: the languages of the site, the default first. */
export const languages = z.strictObject({ languages: z.array(language).min(1).superRefine(checkTogether) });
export type LanguageContent = z.output<typeof language>;
