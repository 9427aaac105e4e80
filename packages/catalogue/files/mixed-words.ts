const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}]+/gu;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN = /\p{Script=Latin}/u;

/** Letters of the two scripts that look alike, each at the place of the other. */
const ALIKE = { cyrillic: "асеіјорѕухАВЕІЈКМНОРЅСТУХ", latin: "aceijopsyxABEIJKMHOPSCTYX" };

export function isCyrillic(text: string): boolean {
  return CYRILLIC.test(text);
}

/** The first word with letters of both scripts, which looks right on the screen. */
export function mixedWord(text: string): { at: number; message: string; fix: string } | undefined {
  if (!CYRILLIC.test(text)) return undefined;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!CYRILLIC.test(word) || !LATIN.test(word)) continue;
    const letters = [...word];
    const isMostlyLatin = letters.filter((letter) => LATIN.test(letter)).length * 2 >= letters.length;
    const odd = letters.findIndex((letter) => (isMostlyLatin ? CYRILLIC : LATIN).test(letter));
    const script = isMostlyLatin ? "Cyrillic" : "Latin";
    return {
      at: index,
      message: `“${word}” mixes Latin and Cyrillic letters: its letter no. ${odd + 1}, ${letters[odd]}, is ${script}`,
      fix: `type the word again with one keyboard: “${inOneScript(letters, isMostlyLatin)}”`,
    };
  }
  return undefined;
}

function inOneScript(letters: readonly string[], latin: boolean): string {
  const [from, to] = latin ? [ALIKE.cyrillic, ALIKE.latin] : [ALIKE.latin, ALIKE.cyrillic];
  return letters.map((letter) => to[from.indexOf(letter)] ?? letter).join("");
}
