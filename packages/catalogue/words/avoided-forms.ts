import type { AvoidedForm } from "../kinds/words.ts";
import type { WrittenText } from "./texts.ts";
import type { Remark } from "./typography.ts";

/** Makes the check of texts in one language against its avoided forms; names may be called as they are called. */
export function avoidedFormCheck(forms: readonly AvoidedForm[], names: ReadonlySet<string>) {
  const patterns = forms.map((form) => {
    const flags = form.exactCase ? "gu" : "giu";
    return {
      form,
      avoided: phrasePattern(form.avoid, flags),
      exception: form.except && phrasePattern(form.except, flags),
    };
  });
  return ({ file, words }: WrittenText): Remark[] =>
    patterns.flatMap(({ form, avoided, exception }) => {
      if (form.within && !file.startsWith(form.within)) return [];
      const excepted = exception ? [...words.matchAll(exception)] : [];
      return [...words.matchAll(avoided)]
        .filter(([found]) => !names.has(found))
        .filter((found) => !excepted.some((whole) => holds(whole, found)))
        .map(({ 0: found, index }) => ({
          at: index,
          message: `“${found.replace(/\s+/g, " ")}” is avoided here, because ${form.because}`,
          fix: `write ${form.write}`,
        }));
    });
}

function holds(whole: RegExpExecArray, part: RegExpExecArray): boolean {
  return whole.index <= part.index && part.index + part[0].length <= whole.index + whole[0].length;
}

/** A pattern for groups of words in which a star stands for any letters, and a space for any space or line's end. */
function phrasePattern(phrases: readonly string[], flags: "gu" | "giu"): RegExp {
  const written = phrases.map((phrase) =>
    phrase
      .replace(/[.?+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", "[\\p{L}]*")
      .replace(/\s+/g, "\\s+"),
  );
  return new RegExp(`(?<![\\p{L}\\d-])(?:${written.join("|")})(?![\\p{L}\\d])`, flags);
}
