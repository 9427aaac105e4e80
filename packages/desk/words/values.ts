import type { DeskLanguage } from "./desk-language.ts";

/** Words for values of schemas that facets.yaml does not have. */
const VALUES: Readonly<Record<string, readonly [string, string]>> = {
  Monday: ["Monday", "Ponedeljak"],
  Tuesday: ["Tuesday", "Utorak"],
  Wednesday: ["Wednesday", "Sreda"],
  Thursday: ["Thursday", "Četvrtak"],
  Friday: ["Friday", "Petak"],
  Saturday: ["Saturday", "Subota"],
  Sunday: ["Sunday", "Nedelja"],
  included: ["included", "uračunat"],
  excluded: ["excluded", "nije uračunat"],
  "lettering.plain": ["As it is written", "Kako je napisano"],
  "lettering.italic": ["In italics", "Kurzivom"],
  "lettering.last-word-italic": ["Last word in italics", "Poslednja reč kurzivom"],
  "lettering.capitals": ["In capitals", "Velikim slovima"],
  viber: ["Viber", "Viber"],
  whatsapp: ["WhatsApp", "WhatsApp"],
  taxID: ["Tax number", "PIB"],
  vatID: ["VAT number", "PDV broj"],
  club: ["Club tables", "Klub stolovi"],
  dining: ["Dining tables", "Trpezarijski stolovi"],
  one: ["one", "jedan"],
  few: ["a few", "nekoliko"],
  other: ["other", "ostalo"],
  slab: ["Whole slab", "Cela ploča"],
  close: ["Close-up", "Snimak izbliza"],
  well: ["Well suited", "Odgovara"],
  care: ["With care", "Uz oprez"],
  "not-advised": ["Not advised", "Ne preporučuje se"],
  "in-stock": ["In stock", "Na stanju"],
  reserved: ["Reserved", "Rezervisana"],
  sold: ["Sold", "Prodata"],
  crack: ["Crack", "Pukotina"],
  hole: ["Hole", "Rupa"],
  chip: ["Chipped edge", "Okrnjena ivica"],
  stain: ["Stain", "Mrlja"],
  scratch: ["Scratch", "Ogrebotina"],
  repair: ["Repaired spot", "Popravljeno mesto"],
  shown: ["Shown", "Vide se"],
  hidden: ["Hidden", "Ne vide se"],
  kitchen: ["Kitchen", "Kuhinja"],
  bathroom: ["Bathroom", "Kupatilo"],
  stairs: ["Stairs", "Stepenište"],
  table: ["Table", "Sto"],
  fireplace: ["Fireplace", "Kamin"],
  facade: ["Facade", "Fasada"],
  marble: ["Marble", "Mermer"],
  onyx: ["Onyx", "Oniks"],
  travertin: ["Travertine", "Travertin"],
  granit: ["Granite", "Granit"],
  "sm-marble": ["SM Marble", "SM Marble"],
  "sm-quartz": ["SM Quartz", "SM Quartz"],
};

export function valueWords(value: string | number, language: DeskLanguage): string {
  return VALUES[value]?.[language === "en" ? 0 : 1] ?? String(value);
}

/** A number for reading: thousands in groups, years as they are. */
export function numberWords(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+(?!\d))/g, value < 10_000 ? "" : "\u202f");
}

/** Fields whose values are named under another field. */
const FACET_OF: Readonly<Record<string, string>> = {
  colourGroup: "colour",
  finishes: "finish",
  withoutFinish: "finish",
  slip: "finish",
  uses: "use",
  suitability: "use",
  thicknesses: "thickness",
  polished: "stains",
  other: "stains",
  stones: "surface",
};

/**
 * Words for a value that is chosen.
 * @param key of what it is chosen for, as the same value may mean two things
 * @param words of facets.yaml, by facet and value, and of the surfaces of rooms
 */
export function choiceWords(
  key: PropertyKey | undefined,
  value: string | number,
  words: Readonly<Record<string, string>>,
  language: DeskLanguage,
): string {
  const name = String(key);
  const ofKey = `${name}.${value}`;
  if (ofKey in VALUES) return valueWords(ofKey, language);
  return words[`${FACET_OF[name] ?? name}.${value}`] ?? valueWords(value, language);
}
