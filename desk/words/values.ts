import type { DeskLanguage } from "./desk-language.ts";

/** Words for values of schemas that facets.yaml does not name: those that visitors do not choose by. */
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
  slab: ["Whole slab", "Cela ploča"],
  close: ["Close view", "Snimak izbliza"],
  well: ["Well suited", "Odgovara"],
  care: ["With care", "Uz oprez"],
  "not-advised": ["Not advised", "Ne preporučuje se"],
  "in-stock": ["In stock", "Na stanju"],
  reserved: ["Reserved", "Rezervisana"],
  sold: ["Sold", "Prodata"],
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
