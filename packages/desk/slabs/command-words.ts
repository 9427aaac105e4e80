import { type DeskLanguage, filled, wordsIn } from "../words/desk-language.ts";
import words from "./command-words.json" with { type: "json" };
import sheet from "./sheet-words.json" with { type: "json" };

export type CommandWord = keyof typeof words;
export type Values = Readonly<Record<string, string | number>>;
export type Say = (word: CommandWord, values?: Values) => string;

/** What `npm run slabs` says. */
export function sayIn(language: DeskLanguage): Say {
  const texts = wordsIn(words, language);
  return (word, values = {}) => filled(texts[word], values);
}

export type SheetWord = keyof typeof sheet;

/** What is said of a spreadsheet of slabs. */
export function sheetWords(word: SheetWord, values: Values, language: DeskLanguage): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" && language === "sr" ? String(value).replace(".", ",") : value,
  ]);
  return filled(wordsIn(sheet, language)[word], Object.fromEntries(shown));
}

/** Every command of `npm run slabs`, with what it needs. */
export const USAGE: Readonly<Record<DeskLanguage, string>> = {
  en: `npm run slabs -- <command>

  import FILE.csv [--dry-run]                 adds and changes slabs by a spreadsheet; all of it or nothing
         [--photographs FOLDER]               … and takes the photographs in a folder whose names hold their numbers
  photographs FOLDER [--dry-run]              takes the photographs alone
  export FILE.csv                             writes all slabs as the same spreadsheet
  columns number=NAME width=NAME …            keeps how your own spreadsheet calls its columns; NUMBER= forgets it
  hold NUMBER… --until DAY [--for NAME]       reserves slabs until a day, that day included
  free NUMBER…                                puts them back in stock
  sold NUMBER…                                marks them as sold
  publish                                     sends the states of all slabs to the site, as every command above does

  --language en|sr                            in which language to say things and write spreadsheets
`,
  sr: `npm run slabs -- <naredba>

  import DATOTEKA.csv [--dry-run]             dodaje i menja ploče po tabeli; sve ili ništa; --dry-run samo pokazuje
         [--photographs FOLDER]               … i uzima fotografije iz foldera po broju ploče u nazivu datoteke
  photographs FOLDER [--dry-run]              uzima samo fotografije
  export DATOTEKA.csv                         snima sve ploče kao istu takvu tabelu
  columns broj=NAZIV širina=NAZIV …           pamti kako se kolone zovu u Vašoj tabeli; broj= to zaboravlja
  hold BROJ… --until DATUM [--for IME]        rezerviše ploče zaključno sa tim danom
  free BROJ…                                  vraća ploče na stanje
  sold BROJ…                                  označava ploče kao prodate
  publish                                     šalje stanje svih ploča na sajt, kao i sve naredbe iznad

  --language en|sr                            jezik poruka i tabela
`,
};

/** A command that cannot be done as it stands, in words. */
export class SlabError extends Error {
  readonly word: CommandWord;
  readonly values: Values;

  constructor(word: CommandWord, values: Values = {}) {
    super(sayIn("en")(word, values));
    this.word = word;
    this.values = values;
  }
}
