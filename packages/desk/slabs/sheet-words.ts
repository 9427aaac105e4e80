import type { DeskLanguage } from "../words/desk-language.ts";

/** What is said of a spreadsheet of slabs, in English and Serbian. `{name}` is filled in. */
const WORDS = {
  notClosed: [
    "a quotation mark is opened and never closed; take it out or close it",
    "navodnik je otvoren, a nije zatvoren; obrišite ga ili ga zatvorite",
  ],
  empty: ["there is nothing in this file", "u ovoj datoteci nema ničega"],
  tooLarge: [
    "the file is larger than {most} MB; split it",
    "datoteka je veća od {most} MB; podelite je na više manjih",
  ],
  noColumns: [
    "this line should name the columns, and “{column}” is missing; call one so, or say which is it: npm run slabs -- columns {key}=NAME",
    "u ovom redu treba da budu nazivi kolona, a nema kolone „{column}“; nazovite je tako, ili recite koja je: npm run slabs -- columns {key}=NAZIV",
  ],
  columnTwice: ["this column is there twice; keep one", "ova kolona postoji dvaput; ostavite jednu"],
  tooManyCells: [
    "the line has {count} cells and the table {most} columns; look for a “{separator}” too many",
    "u redu ima {count} polja, a u tabeli {most} kolona; potražite suvišan znak „{separator}“",
  ],
  missing: ["is empty; fill it in", "nije popunjeno; upišite vrednost"],
  tooLong: ["has {count} characters; at most {most} fit", "ima {count} znakova; može najviše {most}"],
  noSign: ["“{cell}” has neither a letter nor a digit", "„{cell}“ nema ni slovo ni cifru"],
  numberTwice: [
    "{cell} is in line {line} already; give each slab its own number",
    "{cell} već postoji u redu {line}; svaka ploča mora imati svoj broj",
  ],
  otherStone: [
    "{cell} is a slab of {stone} in the catalogue; correct the stone or the number",
    "{cell} je u katalogu ploča kamena {stone}; ispravite kamen ili broj",
  ],
  noStone: ["there is no stone “{cell}” in the catalogue", "kamena „{cell}“ nema u katalogu"],
  noStoneBut: [
    "there is no stone “{cell}” in the catalogue; write {nearest}, if you mean it",
    "kamena „{cell}“ nema u katalogu; upišite {nearest} ako ste na njega mislili",
  ],
  stoneUnclear: [
    "several stones are called “{cell}”; write one of {stones}",
    "više vrsta kamena se zove „{cell}“; upišite jedno od: {stones}",
  ],
  unclear: [
    "{cell} can be read as {one} and as {other}; write one of the two",
    "{cell} može da znači i {one} i {other}; upišite jedno od ta dva",
  ],
  noNumber: [
    "“{cell}” is not a number; write one such as {example}",
    "„{cell}“ nije broj; upišite, na primer, {example}",
  ],
  notWhole: [
    "{cell} is not a whole number above 0; write one such as {example}",
    "{cell} nije ceo broj veći od 0; upišite, na primer, {example}",
  ],
  thickness: [
    "{cell} is no thickness that the site knows; write 2 or 3",
    "{cell} nije debljina koju sajt poznaje; upišite 2 ili 3",
  ],
  noWord: ["“{cell}” is not one of {words}", "„{cell}“ nije nijedno od: {words}"],
  noWordBut: [
    "“{cell}” is not known here; write {nearest}, if you mean it",
    "„{cell}“ nije poznato; upišite {nearest} ako ste na to mislili",
  ],
  noVat: [
    "nothing says whether VAT is in the price; write “{included}” or “{excluded}” in the column {column}",
    "ne piše da li je PDV u ceni; u kolonu {column} upišite „{included}“ ili „{excluded}“",
  ],
  noDay: [
    "“{cell}” is not a day; write one such as {example}",
    "„{cell}“ nije datum; upišite, na primer, {example}",
  ],
  shortYear: ["{cell}: write the year with four digits", "{cell}: godinu upišite sa sve četiri cifre"],
  notReserved: [
    "is filled in, but the slab is not reserved; write “{reserved}” as its state, or leave this empty",
    "popunjeno je, a ploča nije rezervisana; upišite stanje „{reserved}“ ili ostavite ovo prazno",
  ],
  schema: ["{message}", "{message}"],
} as const satisfies Record<string, readonly [string, string]>;

export type SheetWord = keyof typeof WORDS;
export type Values = Readonly<Record<string, string | number>>;

export function sheetWords(word: SheetWord, values: Values, language: DeskLanguage): string {
  const shown = (value: string | number = "") =>
    typeof value === "number" && language === "sr" ? String(value).replace(".", ",") : String(value);
  return WORDS[word][language === "en" ? 0 : 1].replace(/\{(\w+)\}/g, (_, name) => shown(values[name]));
}
