import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { formatText } from "../files/format.ts";
import { FINISHES } from "../kinds/finishes.ts";
import { ABSORPTION, PURPOSES } from "../kinds/purpose.ts";
import { ACID, COLOUR_GROUPS, FROST, PATTERNS } from "../kinds/stone.ts";
import { LIGHTNESS } from "../kinds/suitability.ts";
import { ContentError } from "../problem.ts";
import { readContent } from "../read.ts";
import { LAYER_FILES } from "../stones/rooms.ts";

const TITLE = "title: { en: Title, sr: Naslov }";
const SENTENCE = 'sentence: { en: "with {values}", sr: "sa {values}" }';
/** What the desk tells values by; all others are called alike. */
const FROST_IN_SERBIAN = ["otporan na mraz", "na zaklonjenim mestima", "samo za enterijer"];
const LIGHTNESS_IN_SERBIAN = ["svetao", "srednji", "taman"];
const FINISHES_IN_SERBIAN = [
  ...["polirano", "mat brušeno", "četkano", "kožna obrada", "paljeno", "štokovano", "peskareno"],
  ...["kitovano", "nekitovano", "tamblovano"],
];

/** Files of a small but complete content folder, for tests: path to text. */
export const TEST_CONTENT: Readonly<Record<string, string>> = {
  "format.yaml": formatText(),
  "languages.yaml":
    "languages: [{ code: en, name: English, region: GB }, { code: sr, name: Srpski, region: RS }]\n",
  "site.yaml": `brand: Test Stone
description: { en: Stone., sr: Kamen. }
company:
  legalName: !sample Test d.o.o.
  facts:
    - { value: { en: Register, sr: Registar } }
    - { label: { en: Reg. no., sr: MB }, value: !sample "00000000" }
    - { label: { en: Tax no., sr: PIB }, value: "100000000", structuredData: taxID }
address:
  street: Ulica 1
  postalCode: "11000"
  city: { en: Belgrade, sr: Beograd }
  district: { en: Dorćol, sr: Dorćol }
  country: RS
  latitude: !sample 44.8
  longitude: 20.4
phones:
  - { number: !sample "+381110000000", shown: 011 000 0000 }
  - { number: "+381640000000", shown: 064 000 0000 }
email: studio@example.rs
networks:
  - { name: Instagram, url: https://example.rs/p }
openingHours:
  - { days: [Monday], label: { en: Monday, sr: Ponedeljak }, spans: [{ opens: "09:00", closes: "17:00" }] }
copyrightYear: 2022
`,
  "brand/brand.yaml": `lettering: plain
colours:
  paper: "#f4f4f2"
  accent: "#25449f"
typefaces:
  headings: Newsreader
  text: Hanken Grotesk
`,
  "brand/icon.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h6v6H1z"/></svg>',
  "home.yaml": `slides:
${slide(1)}${slide(2)}materials: [marble, granit, onyx]
interiors: [101, 102, 103, 104, 105, 106]
edges: [marble/carrara, onyx/onyx-blue]
`,
  "about.yaml": `quality: { picture: about/quality, alt: { en: A yard, sr: Stovarište } }
production:
  - { picture: about/production-1, alt: { en: A saw, sr: Testera } }
team:
  - { role: { en: Mason, sr: Kamenorezac }, stone: marble/carrara }
  - { role: { en: Architect, sr: Arhitekta }, stone: onyx/onyx-blue }
  - { role: { en: Buyer, sr: Nabavka }, stone: granit/tan-brown }
  - { role: { en: Fitter, sr: Montažer }, stone: sm-marble/beige }
slab: marble/carrara
`,
  "interiors.yaml": `tabs:
  - key: kitchens
    title: { en: Kitchens, sr: Kuhinje }
    pictures:
${[101, 102, 103, 104, 105, 106]
  .map(
    (n) =>
      `      - { number: ${n}, picture: interiors/${n}, alt: { en: K${n}, sr: K${n} }, caption: { en: K${n}, sr: K${n} }, stones: [marble/carrara] }\n`,
  )
  .join("")}`,
  "gallery.yaml": `pictures:
  - { title: G01, picture: gallery/g01, alt: { en: A staircase, sr: Stepenište }, caption: { en: A, sr: A }, stones: [marble/carrara] }
`,
  "tables.yaml": `finishes:
  - { key: carrara, title: Carrara, stone: marble/carrara }
groups:
  - key: club
    title: { en: Club, sr: Klub }
    height: 45
    tables:
      - slug: club-round-80
        title: { en: Round, sr: Okrugli }
        description: { en: Round, sr: Okrugli }
        price: 77880
        tops: [{ diameter: 80 }]
`,
  "models/club-round-80-carrara.glb": "glTF",
  "rocks.yaml": `groups:
  - { key: marble, title: { en: marble, sr: mermer }, of: { en: marble, sr: mermera }, rocks: [marble] }
`,
  "suitability.yaml": `sources:
  - { key: practice, title: { en: Workshop practice, sr: Radionička praksa } }
stains:
  - { when: { rock: [marble] }, polished: low, other: medium, source: practice }
uses:
${PURPOSES.map(purpose).join("")}`,
  "care.yaml": `sources:
  - { key: practice, title: { en: Workshop practice, sr: Radionička praksa } }
rules: [{ en: Blot., sr: Upijte. }]
poultice: [{ en: Stir., sr: Umešajte. }]
guides:
  - slug: marble
    title: { en: Marble, sr: Mermer }
    lead: { en: Marble, sr: Mermer }
    description: { en: Marble, sr: Mermer }
    when: { rock: [marble] }
    daily: [{ en: Wipe., sr: Obrišite. }]
    stains: [{ cause: { en: Oil, sr: Ulje }, remedy: { en: Blot., sr: Upijte. } }]
    sealing: { en: Seal it., sr: Impregnirajte ga. }
    ruins: [{ en: Vinegar., sr: Sirće. }]
    call: [{ en: A crack., sr: Pukotina. }]
    sources: [practice]
`,
  "facets.yaml": `noun:
  en: { one: stone, other: stones }
  sr: { one: vrsta, few: vrste, other: vrsta, of: kamena }
none: { en: No, sr: Nijedna }
formOfNone: { en: other, sr: one }
or: { en: or, sr: ili }
and: { en: and, sr: i }
bearing: { en: "that {values}", sr: ", {values}" }
use: { ${TITLE}, ${SENTENCE}, ${valuesOf(PURPOSES)} }
acid: { ${TITLE}, ${valuesOf(ACID)} }
frost: { ${TITLE}, ${valuesOf(FROST, FROST_IN_SERBIAN)} }
stains: { ${TITLE}, ${valuesOf(ABSORPTION)} }
colour: { ${TITLE}, ${valuesOf(COLOUR_GROUPS)} }
lightness: { ${TITLE}, ${valuesOf(LIGHTNESS, LIGHTNESS_IN_SERBIAN)} }
pattern: { ${TITLE}, ${SENTENCE}, ${valuesOf(PATTERNS)} }
family: { ${TITLE}, ${SENTENCE} }
rock: { ${TITLE}, ${SENTENCE} }
finish: { ${TITLE}, ${SENTENCE}, ${valuesOf(FINISHES, FINISHES_IN_SERBIAN)} }
thickness: { ${TITLE}, ${SENTENCE}, ${valuesOf(['"2"', '"3"'])} }
origin: { ${TITLE}, ${SENTENCE} }
`,
  "words/en.txt": readFileSync("content/words/en.txt", "utf8"),
  "words/sr.txt": readFileSync("content/words/sr.txt", "utf8"),
  "search.yaml": `terms:
  - { means: colour=white, words: [bel*, white] }
countries:
  IT: { of: { en: Italy, sr: Italije }, words: [italij*, italy] }
missing:
  name: { en: "No {name}.", sr: "Nema {name}." }
  country: { en: "No {country}.", sr: "Nema {country}." }
  kind: { en: "No {kind}.", sr: "Nema {kind}." }
absent: { kinds: [], names: [Venčac] }
joining: [za, for]
ignored: [kamen*]
sameInNames: []
spoken: {}
`,
  "accessories/ashtrays.yaml": `position: 1
promoted: true
title: { en: Ashtrays, sr: Pepeljare }
lead: { en: Ashtrays, sr: Pepeljare }
description: { en: Ashtrays, sr: Pepeljare }
models:
  - slug: brown
    title: { en: Brown, sr: Braon }
    price: 20400
    size: { diameter: 16, height: 3.7 }
    weight: 1.2
    pictures: [{ picture: accessories/ashtrays/brown-1, alt: { en: Ashtray, sr: Pepeljara } }]
`,
  "portfolio/residence.yaml": `position: 1
title: { en: Residence, sr: Rezidencija }
summary: { en: Floors, sr: Podovi }
description: { en: Floors, sr: Podovi }
stones: [marble/carrara]
pictures:
  - { picture: portfolio/residence-1, alt: { en: Hall, sr: Hol } }
  - { picture: portfolio/residence-2, alt: { en: Stairs, sr: Stepenice } }
  - { picture: portfolio/residence-3, alt: { en: Bath, sr: Kupatilo } }
`,
  "messages/en/common.json": '{ "title": "Stone", "menu": "Menu" }',
  "messages/sr/common.json": '{ "title": "Kamen", "menu": "Meni" }',
  "prose/about-production.en.md": "# Production\n",
  "prose/about-production.sr.md": "# Proizvodnja\n",
  "prose/about-quality.en.md": "# Quality\n",
  "prose/about-quality.sr.md": "# Kvalitet\n",
  "prose/privacy.en.md": "# Privacy\n",
  "prose/privacy.sr.md": "# Privatnost\n",
  "families/marble.yaml": family(
    1,
    "carrara",
    `rooms:\n${[1, 2, 3, 4, 5, 6]
      .map(
        (n) =>
          `  - { picture: rooms/marble/${n}, alt: { en: A bathroom, sr: Kupatilo }, stone: marble/carrara }\n`,
      )
      .join("")}`,
  ),
  "families/onyx.yaml": family(2, "onyx-blue"),
  "families/travertin.yaml": family(3, "travertin-noce"),
  "families/granit.yaml": family(4, "tan-brown"),
  "families/sm-marble.yaml": family(5, "beige", "engineered: true\n"),
  "families/sm-quartz.yaml": family(6, "elba", "engineered: true\n"),
  "stones/marble/carrara.yaml": stone("Carrara", "veined"),
  "stones/onyx/onyx-blue.yaml": stone("Onyx Blue", "banded"),
  "stones/travertin/travertin-noce.yaml": stone("Travertin Noce", "banded"),
  "stones/granit/tan-brown.yaml": stone("Tan Brown", "coarse-grained"),
  "stones/sm-marble/beige.yaml": stone("Beige", "clouded"),
  "stones/sm-quartz/elba.yaml": stone("Elba", "plain"),
};

const ROOM_VIEW = {
  albedo: { light: 0.75, dark: 0.04 },
  recipe: "0",
  size: [160, 100],
  exposure: 0,
  irradiance: 1,
  gloss: 1,
  planes: [{ surface: "worktop", area: 100, homography: [1, 0, 0, 0, 1, 0, 0, 0, 1] }],
};

export function testRoom(slug: string, kind: string): Record<string, string> {
  const words = `kind: ${kind}\ntitle: { en: A room, sr: Soba }\nalt: { en: A room, sr: Soba }\n`;
  return {
    [`rooms/${slug}.yaml`]: `${words}stones: { worktop: marble/carrara }\n`,
    [`rooms/${slug}/view.json`]: JSON.stringify(ROOM_VIEW),
    ...Object.fromEntries(LAYER_FILES.map((file) => [`rooms/${slug}/${file}`, ""])),
  };
}

/**
 * Writes the small content folder, with files replaced or (where null) left out, to a place that the end
 * of the test removes. Gives the path of its content/.
 */
export async function writeTestContent(
  changes: Readonly<Record<string, string | null>> = {},
): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "stoneyard-content-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const dir = join(root, "content");
  for (const [file, text] of Object.entries({ ...TEST_CONTENT, ...changes })) {
    if (text === null) continue;
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  return dir;
}

/** A file of the small content where something stands in another's place. @throws where it is not there */
export function changed(file: string, from: string | RegExp, to: string): Record<string, string> {
  const text = TEST_CONTENT[file] ?? "";
  const after = text.replace(from, to);
  if (after === text) throw new Error(`${file} does not hold ${from}`);
  return { [file]: after };
}

/** What is told of the small content with these changes. */
export async function problemsWith(changes: Parameters<typeof writeTestContent>[0]): Promise<string[]> {
  return problemsOf(readContent(await writeTestContent(changes)));
}

/** The problems that reading a content folder ends with, as they are printed. */
export async function problemsOf(reading: Promise<unknown>): Promise<string[]> {
  const failure: unknown = await reading.then(
    () => new Error("no problem found"),
    (error: unknown) => error,
  );
  if (!(failure instanceof ContentError)) throw failure;
  return failure.message.split("\n").slice(1);
}

function slide(id: number): string {
  return `  - id: ${id}
    title: { en: One, sr: Jedan }
    description: { en: One, sr: Jedan }
    button: { en: Our Projects, sr: Projekti }
    href: /portfolio
    stone: marble/carrara
    hero: { picture: home/hero-${id}, alt: { en: A slab, sr: Ploča } }
    room: { picture: home/room-${id}, alt: { en: A kitchen, sr: Kuhinja } }
    roomCaption: { en: A kitchen, sr: Kuhinja }
`;
}

/** The values of a facet, each with its label. */
function valuesOf(values: readonly string[], inSerbian: readonly string[] = []): string {
  const labels = values.map((value, i) => {
    const words = inSerbian[i] ? `en: ${value}, sr: ${inSerbian[i]}` : "en: Value, sr: Vrednost";
    return `${value}: { label: { ${words} } }`;
  });
  return `values: { ${labels.join(", ")} }`;
}

function purpose(name: string): string {
  return `  ${name}:
    title: { en: Use, sr: Namena }
    matters: { en: It lasts., sr: Traje. }
    finishes: [polished]
    sources: [practice]
    rules:
      - { when: { frost: [sensitive] }, verdict: care, why: { en: Frost breaks it., sr: Mraz ga lomi. } }
      - { verdict: well, why: { en: It lasts., sr: Traje. } }
`;
}

function family(position: number, stone: string, more = ""): string {
  return `position: ${position}
title: { en: Family, sr: Porodica }
noun: { en: { one: stone, other: stones }, sr: { one: vrsta, few: vrste, other: vrsta, of: kamena } }
lead: { en: Family, sr: Porodica }
description: { en: Family, sr: Porodica }
cover: ${stone}
slab: { width: 320, height: 200 }
coverView: slab
close: { mmPerPixel: 0.5 }
${more}stones:
  - ${stone}
`;
}

function stone(title: string, pattern: string): string {
  return `title: ${title}
aliases: []
rock: { en: marble, sr: mermer }
origin: { country: IT }
description:
  en: White.
  sr: Beo.
colours: { ground: "#e4e6e6", second: "#c8cccf", accent: "#99a1a7" }
colourGroup: white
pattern: ${pattern}
finishes: [polished]
thicknesses: [2, 3]
frost: limited
acid: sensitive
`;
}
