const CYRILLIC: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  ђ: "đ",
  е: "e",
  ж: "ž",
  з: "z",
  и: "i",
  ј: "j",
  к: "k",
  л: "l",
  љ: "lj",
  м: "m",
  н: "n",
  њ: "nj",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  ћ: "ć",
  у: "u",
  ф: "f",
  х: "h",
  ц: "c",
  ч: "č",
  џ: "dž",
  ш: "š",
};

/** Spellings that are heard alike in Serbian, Italian and English names of stone, applied in this order. */
const SAME_SOUND: readonly (readonly [RegExp, string])[] = [
  [/[\s'’-]/g, ""], // R 11, R11; 60 x 60, 60x60; don't, dont
  [/^than$/, "then"], // not Tan
  [/^ahat/, "agat"], // not at
  [/^chop/, "tsop"], // chopping, not coping
  [/^eat(?:s|ing)?$/, "that"], // not heat
  [/^off$/, "oft"], // off white, not of
  [/^finnish$/, "finland"], // not finish
  [/^mm$/, "milimetar"], // not m
  [/^shells?$/, "seashel"], // not sell
  [/^(?:when|shared?|takes?|taken|tako|rocks?)$/, "that"], // not vene, šare, tačke, rok
  [/^stan(?=$|[aeiu]$|om$|ov)/, "dom"], // a flat, not stanje, stock
  [/gli/g, "li"], // Vagli, valji
  [/gi(?=[aou])/g, "d"], // Giallo, đalo
  [/h/g, ""], // Bahia, baija; Kashmir, kašmir; Borghini, borgini
  [/qu(?=[ei])/g, "k"], // Marquina, markina
  [/qu/g, "kv"],
  [/q/g, "k"],
  [/x/g, "ks"], // Galaxy, galaksi
  [/w/g, "v"],
  [/y/g, "i"],
  [/([dnl])j/g, "$1"], // đ is typed as dj and as d; Porriño, porinjo
  [/ij/g, "i"], // Siena, sijena
  [/(?<=[bcfgkmprstvz])j/g, "i"], // Bianco, bjanko
  [/c(?![ei])/g, "k"], // Carrara, karara
  [/(.)\1+/g, "$1"],
];

/** The words and numbers of a text as they are written; "2cm" are two, "60 x 60", "1,2", "30 m2", "don't", a class of slip such as "R 10", and "koliko košta" one, as "kosta" alone may be Costa Green. */
export function wordsOf(text: string): string[] {
  return (
    text.match(
      /\bR[\s-]?(?:9|1[0-3])\b|\p{L}+n['’]t\b|\p{N}+\s*m\s?[2²](?!\p{N})|\bkoli?ko\s+ko[sš]ta(?:ju)?\b|[\p{L}\p{M}]+|\p{N}+(?:(?:[.,]|\s*[x×]\s*)\p{N}+)*/giu,
    ) ?? []
  );
}

/** How a word sounds, whatever its script and diacritics: what is spelt differently and heard alike has one key. */
export function soundKey(word: string): string {
  return SAME_SOUND.reduce((key, [spelling, sound]) => key.replace(spelling, sound), plain(word));
}

const ASCII = /^[\0-\x7f]*$/;

/** Small Latin letters without diacritics. */
function plain(word: string): string {
  const small = word.toLowerCase();
  if (/^(?:što|што)$/.test(small)) return "cto"; // not sto, a table
  if (ASCII.test(small)) return small;
  const latin = small.replace(/[а-џ]/g, (letter) => CYRILLIC[letter] ?? letter);
  return latin.replaceAll("đ", "d").normalize("NFD").replace(/\p{M}/gu, "");
}
