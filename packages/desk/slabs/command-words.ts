import type { DeskLanguage } from "../words/desk-language.ts";

/** What `npm run slabs` says, in English and Serbian. `{name}` is filled in. */
const WORDS = {
  usage: [
    `npm run slabs -- <command>

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
    `npm run slabs -- <naredba>

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
  ],
  noCommand: ["There is no command “{name}”.", "Naredba „{name}“ ne postoji."],
  needsFile: [
    "{name} needs a file: npm run slabs -- {name} FILE.csv",
    "{name}: navedite datoteku, npm run slabs -- {name} DATOTEKA.csv",
  ],
  needsFolder: [
    "{name} needs a folder: npm run slabs -- {name} FOLDER",
    "{name}: navedite folder, npm run slabs -- {name} FOLDER",
  ],
  needsNumber: [
    "{name} needs the number of a slab: npm run slabs -- {name} {example}",
    "{name}: navedite broj ploče, npm run slabs -- {name} {example}",
  ],
  needsUntil: [
    "Say until which day: --until 2026-12-05 or --until 5.12.2026.",
    "Navedite do kog dana: --until 5.12.2026.",
  ],
  needsColumn: [
    "{given}: write what the column tells and what your spreadsheet calls it, such as number=Code. It may tell: {columns}",
    "{given}: upišite šta je u koloni i kako se zove u Vašoj tabeli, na primer broj=Šifra. U koloni može biti: {columns}",
  ],
  columnsSaved: [
    "The columns of your spreadsheet are saved in content/{file}.",
    "Nazivi kolona Vaše tabele zapamćeni su u content/{file}.",
  ],
  noFile: ["{file} cannot be read: {reason}", "{file} ne može da se pročita: {reason}"],
  notWritten: ["{file} cannot be written: {reason}", "{file} ne može da se snimi: {reason}"],
  noSlab: [
    "There is no slab {number}. npm run slabs -- export FILE.csv lists all.",
    "Ploče {number} nema. Sve ploče ispisuje npm run slabs -- export DATOTEKA.csv.",
  ],
  noSlabBut: [
    "There is no slab {number}. Did you mean {nearest}?",
    "Ploče {number} nema. Da li ste mislili {nearest}?",
  ],
  isSold: [
    "{number} is sold. If that is not so: npm run slabs -- free {number}",
    "{number} je prodata. Ako nije: npm run slabs -- free {number}",
  ],
  isHeld: [
    "{number} is reserved for {name} until {day}. If it is free: npm run slabs -- free {number}",
    "{number} je rezervisana za {name} do {day} Ako je slobodna: npm run slabs -- free {number}",
  ],
  isPast: [
    "{day} is over; today is {today}. Write a day that is still to come.",
    "{day} je prošao, danas je {today} Upišite dan koji tek dolazi.",
  ],
  unclearDay: [
    "{cell} can be read as {one} and as {other}; write one of the two.",
    "{cell} može da znači i {one} i {other}; upišite jedno od ta dva.",
  ],
  noDay: [
    "“{cell}” is not a day; write one such as 2026-12-05.",
    "„{cell}“ nije datum; upišite, na primer, 5.12.2026.",
  ],
  held: ["{number} ({stone}) is reserved until {day}", "{number} ({stone}) je rezervisana do {day}"],
  freed: ["{number} ({stone}) is in stock", "{number} ({stone}) je na stanju"],
  sold: ["{number} ({stone}) is sold", "{number} ({stone}) je prodata"],
  contentWrong: [
    "The content has mistakes; mend them first (npm run check:content):",
    "U sadržaju ima grešaka; prvo njih ispravite (npm run check:content):",
  ],
  wouldBeWrong: [
    "Nothing was changed, as the content would have these mistakes:",
    "Ništa nije promenjeno, jer bi u sadržaju bilo ovih grešaka:",
  ],
  mistakes: ["{count} to mend; nothing was changed.", "Za ispravku: {count}. Ništa nije promenjeno."],
  place: ["line {line}", "red {line}"],
  places: ["lines {lines}", "redovi {lines}"],
  placesMore: ["lines {lines} and {more} more", "redovi {lines} i još {more}"],
  ignored: ["Columns that are not read: {columns}", "Kolone koje se ne čitaju: {columns}"],
  added: ["To add: {count}", "Nove: {count}"],
  changed: ["To change: {count}", "Promenjene: {count}"],
  becomeSold: ["Sold: {count}", "Prodate: {count}"],
  photographs: ["Photographs: {count}", "Fotografije: {count}"],
  unchanged: ["As they are: {count}", "Bez promene: {count}"],
  missing: [
    "In the catalogue, but not in the spreadsheet: {count}; they stay as they are",
    "U katalogu, a nema ih u tabeli: {count}; ostaju kakve jesu",
  ],
  dryRun: ["Nothing was changed: without --dry-run it is.", "Ništa nije promenjeno; bez --dry-run biće."],
  nothingToDo: ["Everything is so already.", "Sve je već tako."],
  done: ["Done.", "Gotovo."],
  exported: ["{count} slabs written to {file}", "Snimljeno ploča u {file}: {count}"],
  noPhotographOf: [
    "{file}: no number of a slab is in its name; name it, for example, {example}.jpg",
    "{file}: u nazivu nema broja nijedne ploče; nazovite je, na primer, {example}.jpg",
  ],
  severalIn: [
    "{file}: {numbers} are all in its name; leave one",
    "{file}: u nazivu su brojevi {numbers}; ostavite jedan",
  ],
  noPicture: [
    "{file}: the picture cannot be read: {reason}",
    "{file}: slika ne može da se pročita: {reason}",
  ],
  tooSmall: [
    "{file}: {width} × {height} pixels; at least {least} are needed",
    "{file}: {width} × {height} piksela; potrebno je bar {least}",
  ],
  commitImport: [
    "Slabs: {added} added, {changed} changed, {sold} sold",
    "Ploče: {added} novih, {changed} promenjenih, {sold} prodatih",
  ],
  commitPhotographs: ["Photographs of slabs: {count}", "Fotografije ploča: {count}"],
  publishedHere: ["The site on this machine shows it now.", "Sajt na ovom računaru to već pokazuje."],
  publishedThere: ["{host} shows it now.", "{host} to već pokazuje."],
  publishedNowhere: [
    "The site shows it with its next publication.",
    "Na sajtu će se videti posle sledećeg objavljivanja.",
  ],
  publishFailed: [
    "It is saved, but the site could not be told: {reason}",
    "Sačuvano je, ali sajt nije obavešten: {reason}",
  ],
} as const satisfies Record<string, readonly [string, string]>;

export type CommandWord = keyof typeof WORDS;
export type Say = (word: CommandWord, values?: Readonly<Record<string, string | number>>) => string;

export function sayIn(language: DeskLanguage): Say {
  return (word, values = {}) =>
    WORDS[word][language === "en" ? 0 : 1].replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}

/** A command that cannot be done as it stands, in words. */
export class SlabError extends Error {
  readonly word: CommandWord;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(word: CommandWord, values: Readonly<Record<string, string | number>> = {}) {
    super(sayIn("en")(word, values));
    this.word = word;
    this.values = values;
  }
}
