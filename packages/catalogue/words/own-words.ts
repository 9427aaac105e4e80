/** A list of words without dictionary entries: one a line, a star for any ending, a hyphen at the end of a first part. */
export type OwnWords = { whole: ReadonlySet<string>; beginnings: string[]; firstParts: string[] };

export function parseOwnWords(text: string): OwnWords {
  const entries = text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "");
  const ending = (sign: string) =>
    entries.filter((entry) => entry.endsWith(sign)).map((entry) => entry.slice(0, -1));
  return {
    whole: new Set(entries.filter((entry) => !/[*-]$/.test(entry))),
    beginnings: ending("*"),
    firstParts: ending("-"),
  };
}

/** An entry in small letters also stands for the word at the beginning of a sentence. */
export function isOwnWord(word: string, { whole, beginnings }: OwnWords): boolean {
  const forms = [word, word.charAt(0).toLowerCase() + word.slice(1)];
  return forms.some((form) => whole.has(form) || beginnings.some((beginning) => form.startsWith(beginning)));
}

/** The rest after a first part that joins other words, as in svetlo + bež. */
export function afterFirstPart(word: string, { firstParts }: OwnWords): string[] {
  const lower = word.toLowerCase();
  return firstParts.filter((part) => lower.startsWith(part)).map((part) => lower.slice(part.length));
}
