import type { Locale } from "#catalogue/locales.ts";
import type { Problem } from "#catalogue/problem.ts";
import { showPath } from "#catalogue/source.ts";

/** What the checker says, in Serbian. `$1` and so on are what stands in its place. Read from the top. */
const SERBIAN: readonly (readonly [RegExp, string])[] = [
  [/^is missing$/, "nedostaje"],
  [/^the English translation is missing$/, "nedostaje engleski tekst"],
  [/^the Serbian translation is missing$/, "nedostaje srpski tekst"],
  [/^has no value$/, "nije popunjeno"],
  [/^must not be empty$/, "ne sme biti prazno"],
  [/^this key is not known.*$/, "ovo polje ne postoji"],
  [/^"(.*)" is not one of (.*)$/, "„$1“ nije među mogućim vrednostima: $2"],
  [
    /^must be a whole number of dinars.*, not (.*)$/,
    "mora biti ceo broj dinara, bez tačaka i valute, na primer 20400, a ne $1",
  ],
  [/^must be a whole number of dinars.*$/, "mora biti ceo broj dinara, bez tačaka i valute, na primer 20400"],
  [
    /^must be above 0; leave the line out where no price is shown$/,
    "mora biti veće od 0; izostavite cenu ako ne treba da se vidi",
  ],
  [/^must be above 0.*$/, "mora biti veće od 0"],
  [/^must be a whole number, not (.*)$/, "mora biti ceo broj, a ne $1"],
  [/^must be a number, not (.*)$/, "mora biti broj, a ne $1"],
  [/^must be a text, not (.*)$/, "mora biti tekst, a ne $1"],
  [/^has (\d+) characters; .*at most (\d+)$/, "ima $1 znakova, a dozvoljeno je najviše $2"],
  [/^must be at least (.*)$/, "mora biti najmanje $1"],
  [/^must be at most (.*)$/, "sme biti najviše $1"],
  [/^must have at least (\d+) entr(?:y|ies)$/, "mora ih biti bar $1"],
  [/^must be more than from.*$/, "mora biti veće od prvog iznosa ili izostavljeno"],
  [/^"(.*)" is not an e-mail address$/, "„$1“ nije imejl adresa"],
  [/^"(.*)" is not a full address$/, "„$1“ nije cela adresa; počinje sa https://"],
  [/^"(.*)" must be international.*$/, "„$1“ mora biti u međunarodnom obliku, na primer +381110000000"],
  [/^"(.*)" must be a country code.*$/, "„$1“ mora biti oznaka zemlje od dva slova, na primer RS"],
  [/^"(.*)" must be a colour.*$/, "„$1“ mora biti boja, na primer #e4e6e6"],
  [/^(?:"(.*)" )?must be a time such as 09:00.*$/, "mora biti vreme, na primer 09:00"],
  [/^(?:"(.*)" )?must be a day such as.*$/, "mora biti dan, na primer 2026-12-31"],
  [/^(?:"(.*)" )?must be a date in quotes.*$/, "mora biti datum, na primer 2026-03-31"],
  [/^is (?:no day of the calendar|a day that is not in the calendar)$/, "tog dana nema u kalendaru"],
  [/^ends before it begins$/, "završava se pre nego što počne"],
  [/^(\d\d:\d\d) comes after (\d\d:\d\d)$/, "$1 dolazi posle $2: vremena idu od ranijeg ka kasnijem"],
  [/^"(.*)" must name a stone.*$/, "„$1“ nije kamen; izaberite ga sa spiska"],
  [
    /^"(.*)" must be lower case letters.*$/,
    "„$1“ sme da sadrži samo mala slova bez kvačica, cifre i crtice, na primer nero-marquina",
  ],
  [
    /^"(.*)" must be the path under content\/pictures.*$/,
    "„$1“ mora biti naziv slike, na primer interiors/101",
  ],
  [/^"(.*)" must be G and two digits.*$/, "„$1“ mora biti G i dve cifre, na primer G01"],
  [/^must be two (?:slides|stones)$/, "mora ih biti dva"],
  [/^must be six .*$/, "mora ih biti šest"],
  [/^needs dry, wet or class$/, "upišite suvo, mokro ili klasu"],
  [/^has a source, but nothing measured.*$/, "ima izvor, ali nijednu izmerenu vrednost"],
  [/^must not be (?:below|above) (\d+)$/, "van dozvoljenih granica ($1)"],
  [/^must be kilograms per cubic metre.*$/, "mora biti u kilogramima po kubnom metru, na primer 2710"],
  [/^must be megapascals.*$/, "mora biti u megapaskalima, na primer 14.5"],
  [/^must be millimetres of the wide wheel.*$/, "mora biti u milimetrima, na primer 18.5"],
];

/** A mistake as it is told at its field: what is wrong, without the way to it, which the field itself shows. */
export function problemWords({ message, path, fix }: Problem, locale: Locale): string {
  const way = path && path.length > 0 ? showPath(path) : "";
  const parent = path && path.length > 1 ? showPath(path.slice(0, -1)) : "";
  const bare = [way, parent].reduce((text, each) => {
    return each !== "" && text.startsWith(`${each}: `) ? text.slice(each.length + 2) : text;
  }, message);
  if (locale === "en") return `${upper(bare)} – ${fix}.`;
  const found = SERBIAN.find(([pattern]) => pattern.test(bare));
  if (found) return `${upper(bare.replace(found[0], found[1]))}.`;
  // What has no translation is better told in English than not at all.
  return `${upper(bare)} – ${fix}.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
