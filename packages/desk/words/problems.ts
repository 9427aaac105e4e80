import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { showPath } from "@stoneyard/catalogue/source.ts";
import type { DeskLanguage } from "./desk-language.ts";

/** The checker's sentences in Serbian; `$1` and so on stand for parts of the message. The first match counts. */
const SERBIAN: readonly (readonly [RegExp, string])[] = [
  [/^is missing$/, "nedostaje"],
  [/^the (.*) translation is missing$/, "nedostaje tekst na ovom jeziku"],
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
  [/^(\S+) can be read as (\S+) and as (\S+)$/, "$1 može da znači i $2 i $3; upišite jedan od ta dva broja"],
  [/^must be above 0.*$/, "mora biti veće od 0"],
  [/^must be a whole number, not (.*)$/, "mora biti ceo broj, a ne $1"],
  [/^must be a number, not (.*)$/, "mora biti broj, a ne $1"],
  [/^must be a text, not (.*)$/, "mora biti tekst, a ne $1"],
  [/^has (\d+) characters; .*at most (\d+)$/, "ima $1 znakova, a dozvoljeno je najviše $2"],
  [/^must be at least (.*)$/, "mora biti najmanje $1"],
  [/^must be at most (.*)$/, "sme biti najviše $1"],
  [/^must have at least (\d+) entr(?:y|ies)$/, "mora ih biti bar $1"],
  [/^must be more than from.*$/, "mora biti veće od prvog iznosa ili izostavljeno"],
  [/^"(.*)" is not an e-mail address$/, "„$1“ nije imejl-adresa"],
  [/^"(.*)" is not a full address$/, "„$1“ nije cela adresa; počinje sa https://"],
  [/^"(.*)" must be international.*$/, "„$1“ mora biti u međunarodnom obliku, na primer +381110000000"],
  [/^"(.*)" must be a country code.*$/, "„$1“ mora biti oznaka zemlje od dva slova, na primer RS"],
  [/^"(.*)" must be a colour.*$/, "„$1“ mora biti boja, na primer #e4e6e6"],
  [/^(?:"(.*)" )?must be a time such as 09:00.*$/, "mora biti vreme, na primer 09:00"],
  [/^(?:"(.*)" )?must be a day such as.*$/, "mora biti dan, na primer 2026-12-31"],
  [/^(?:"(.*)" )?must be a date in quotes.*$/, "mora biti datum, na primer 2026-03-31"],
  [/^is not a day in the calendar$/, "tog dana nema u kalendaru"],
  [/^is the end of a reservation, but.*$/, "stoji do kada je rezervisana, a ploča nije rezervisana"],
  [/^is who it is reserved for, but.*$/, "stoji za koga je rezervisana, a ploča nije rezervisana"],
  [/^still speaks of (.+)$/, "u tekstu se još pominje $1"],
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
  // Mistakes that cross files: a list, a reference or an address against what is there.
  [/^(.+) is listed, but there is no stones\/.*$/, "$1 je na spisku, a takvog kamena nema"],
  [/^the stone is not listed in (.*)$/, "kamena nema na spisku u $1"],
  [/^(?:cover: )?(.+) is not among the stones of the family$/, "$1 nije među vrstama ove grupe"],
  [
    /^(.+) would share its picture with (.+), whose .*$/,
    "$1 bi imao istu sliku kao $2: dajte mu drugačiji naziv",
  ],
  [/^there is no stone (.+) to send visitors to$/, "kamena $1, na čiju bi stranicu posetilac stigao, nema"],
  [/^there is no stone (.+)$/, "kamena $1 nema"],
  [/^(.+) is a stone of the site$/, "$1 je kamen koji se nudi"],
  [/^(.+) is listed twice$/, "$1 je navedeno dvaput"],
  [/^there is no picture (\S+) in interiors\.yaml$/, "slike broj $1 nema među enterijerima"],
  [/^there is no picture (\S+).*$/, "slike $1 nema"],
  [/^there is no family (.+)$/, "grupe $1 nema"],
  [/^there is no family$/, "nema nijedne grupe"],
  [/^there is no families\/(.+)\.yaml for this stone$/, "grupe $1, u kojoj je ovaj kamen, nema"],
  [/^there is no text (.+)$/, "teksta $1 nema"],
  [/^there is no source (.+)$/, "izvora $1 nema"],
  [/^nothing is known to stand for (.+)$/, "ne zna se šta stoji umesto $1"],
  [/^there is no page (\S+?)(?:,.*)?$/, "stranice $1 na sajtu nema"],
  [/^the \S+ (.+) appears twice: here and in (.*)$/, "$1 stoji dvaput: ovde i u $2"],
  [
    /^no group in rocks\.yaml has the rock "(.*)"$/,
    "vrsta stene „$1“ nije ni u jednoj grupi na spisku stena",
  ],
  [/^(.+): visitors do not choose by (.+)$/, "$1: po „$2“ se ne bira"],
  [/^(.+): (\S+) has no value (.+)$/, "$1: „$2“ nema vrednost $3"],
  [/^the room's (.+) has no stone$/, "površina „$1“ u prostoru nema kamen"],
  [/^the room shows no (.+)$/, "u prostoru nema površine „$1“"],
  [/^is that of another page already$/, "to je već adresa druge stranice"],
  [
    /^the file is missing: each (?:part|text) needs every language$/,
    "datoteke nema, a tekst je potreban na svakom jeziku",
  ],
  [/^the file is missing$/, "datoteke nema"],
  [/^the file is empty$/, "datoteka je prazna"],
  [
    /^the file cannot be read as YAML: this line has no colon, or its text.*$/,
    "u ovom redu nedostaje dvotačka, ili red ispod nije uvučen",
  ],
  [/^the file cannot be read as YAML: this line has no colon$/, "u ovom redu nedostaje dvotačka"],
  [
    /^the file cannot be read as YAML: there is a second colon.*$/,
    "u ovom redu je još jedna dvotačka; stavite ceo tekst pod navodnike",
  ],
  [/^the file cannot be read as YAML: a quote that opens.*$/, "navodnik je otvoren, a nije zatvoren"],
  [/^the file cannot be read as YAML: a line of this list.*$/, "red na ovom spisku ne počinje crticom"],
  [
    /^the file cannot be read as YAML: a comma is missing.*$/,
    "između dve stavke u zagradama nedostaje zarez",
  ],
  [
    /^the file cannot be read as YAML: the line is indented by a tab$/,
    "red je uvučen tabulatorom; uvucite ga razmacima",
  ],
  [
    /^the file cannot be read as YAML: the line is indented otherwise.*$/,
    "red nije uvučen kao redovi oko njega",
  ],
  [
    /^the file cannot be read as YAML: the text begins with a sign.*$/,
    "tekst počinje znakom koji ovde znači nešto drugo; stavite ceo tekst pod navodnike",
  ],
  [
    /^the file cannot be read as YAML: a backslash.*$/,
    "kosa crta unazad pod dvostrukim navodnicima nije dobro upotrebljena; upotrebite jednostruke navodnike",
  ],
  [
    /^the file cannot be read as YAML: a line of hyphens.*$/,
    "red od crtica ili tačaka ovde prekida datoteku; obrišite ga",
  ],
  [
    /^the file cannot be read as YAML: .*$/,
    "ovde je nešto što ne odgovara obliku datoteke; uporedite uvlačenje, dvotačke, navodnike i zagrade sa redovima iznad",
  ],
  [
    /^(.+) is said to be absent, but there is the stone (.+)$/,
    "za „$1“ piše da ga nema, a u ponudi je kamen $2",
  ],
  [/^nothing on the site reads this file$/, "sajt ne koristi ovu datoteku"],
  [/^there is no file (\S+) beside this one$/, "u istom folderu nedostaje datoteka $1"],
  [/^"(.*)" is too dark: .*$/, "boja „$1“ je pretamna: tekst na njoj ne bi mogao da se čita"],
  [/^"(.*)" cannot be read: .*$/, "tekst boje „$1“ ne bi mogao da se čita na ovoj pozadini"],
  [/^the icon is (\S+) wide and (\S+) high$/, "ikona je široka $1, a visoka $2; mora biti kvadratna"],
  [
    /^the logo cannot be seen on the paper (.*)$/,
    "logo se na pozadini $1 ne vidi; stavite oblik za svetlu pozadinu",
  ],
  [
    /^the drawing holds letters .*$/,
    "crtež sadrži slova, koja bi drugi računari prikazali drugim fontom; pretvorite ih u krive",
  ],
  [
    /^the drawing holds .*: a drawing here (?:runs|holds) no.*$/,
    "crtež sadrži program ili stranicu; sačuvajte ga kao običan („plain“) SVG",
  ],
  [
    /^the drawing takes .* from .*$/,
    "crtež koristi sadržaj iz druge datoteke; sačuvajte ga sa svim što mu treba",
  ],
  [
    /^the drawing defines an entity.*$/,
    "crtež sadrži nedozvoljene definicije; sačuvajte ga kao običan („plain“) SVG",
  ],
  [
    /^the drawing does not say how large it is.*$/,
    "u crtežu nije upisana veličina; sačuvajte ga ponovo iz programa za crtanje",
  ],
  [/^(?:the file is not an SVG drawing|the drawing cannot be read: .*)$/, "ovo nije ceo crtež u SVG formatu"],
  [
    /^the drawing has (\d+) kB; .*at most (\d+)$/,
    "crtež ima $1 kB, a sme da ima najviše $2, jer ga učitava svaki posetilac",
  ],
];

/** Codes are of no use to somebody who chooses from a list. */
const NOTHING_CHOSEN = /^"" is not one of /;

/** A mistake as its field shows it, without the path. */
export function problemWords({ message, path, fix }: Problem, language: DeskLanguage): string {
  const way = path && path.length > 0 ? showPath(path) : "";
  const parent = path && path.length > 1 ? showPath(path.slice(0, -1)) : "";
  const bare = [way, parent].reduce((text, each) => {
    return each !== "" && text.startsWith(`${each}: `) ? text.slice(each.length + 2) : text;
  }, message);
  if (NOTHING_CHOSEN.test(bare)) return language === "en" ? "Choose one." : "Izaberite jednu mogućnost.";
  if (language === "en") return `${upper(bare)} – ${fix}.`;
  const found = SERBIAN.find(([pattern]) => pattern.test(bare));
  if (found) return `${upper(bare.replace(found[0], found[1])).replace(/"([^"]*)"/g, "„$1“")}.`;
  // Untranslated sentences are shown in English.
  return `${upper(bare)} – ${fix}.`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
