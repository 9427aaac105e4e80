import { isMap, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { renameIn, YamlEdit } from "./yaml-edit.ts";

/** The files of a content folder by path, as they are changed. */
export type Files = Map<string, string>;

/** Changes files of one form into the next; files that have the next form already stay as they are. */
type Step = { from: number; change: (files: Files) => void };

export const STEPS: readonly Step[] = [{ from: 1, change: toFormat2 }];

/** Families say `coverView` for `face`; the company has any number of facts, networks and spans of opening hours. */
function toFormat2(files: Files): void {
  for (const [file, written] of files) {
    if (/^families\/[^/]+\.yaml$/.test(file)) files.set(file, renamedFace(written));
  }
  const site = files.get("site.yaml");
  if (site !== undefined) files.set("site.yaml", siteOfFormat2(site));
}

function renamedFace(written: string): string {
  const family = new YamlEdit(written);
  if (family.has("face")) family.rename("face", "coverView");
  return family.written;
}

function siteOfFormat2(written: string): string {
  const site = new YamlEdit(written);
  const company = site.value("company");
  if (isMap(company) && company.has("registrationNumber")) site.replace("company", withFacts(company));
  const social = site.value("social");
  if (isMap(social)) site.replace("social", networksOf(social), "networks");
  const hours = site.value("openingHours");
  if (isSeq(hours)) {
    const isOld = hours.items.some((row) => isMap(row) && (row.has("opens") || row.has("closes")));
    if (isOld) site.replace("openingHours", withSpans(hours));
  }
  return site.written;
}

function withFacts(company: YAMLMap): YAMLMap {
  const facts = new YAMLSeq();
  facts.add(mapOf({ value: taken(company, "register") }));
  facts.add(
    mapOf({
      label: mapOf({ en: text("Reg. no."), sr: text("Matični broj") }),
      value: taken(company, "registrationNumber"),
    }),
  );
  facts.add(
    mapOf({
      label: mapOf({ en: text("Tax no."), sr: text("PIB") }),
      value: taken(company, "taxNumber"),
      structuredData: text("taxID"),
    }),
  );
  company.set("facts", facts);
  return company;
}

/** The names that were fixed in the code before; a network elsewhere is called by its address. */
function networksOf(social: YAMLMap): YAMLSeq {
  const networks = new YAMLSeq();
  for (const { value } of social.items) {
    if (!isScalar(value)) continue;
    const host = URL.parse(String(value.value))?.hostname.replace(/^www\./, "") ?? String(value.value);
    const [name = host] = host.split(".");
    networks.add(mapOf({ name: text(name.charAt(0).toUpperCase() + name.slice(1)), url: value }));
  }
  return networks;
}

function withSpans(hours: YAMLSeq): YAMLSeq {
  for (const row of hours.items) {
    if (!isMap(row) || !row.has("opens")) continue;
    renameIn(row, "opens", "spans");
    const span = mapOf({ opens: row.get("spans", true) as Node, closes: taken(row, "closes") });
    const spans = new YAMLSeq();
    spans.add(span);
    row.set("spans", spans);
  }
  return hours;
}

/** What stands at a key, taken out of its map. */
function taken(map: YAMLMap, key: string): Node {
  const value = map.get(key, true) as Node | undefined;
  map.delete(key);
  return value ?? text("");
}

function mapOf(entries: Readonly<Record<string, Node>>): YAMLMap {
  const map = new YAMLMap();
  for (const [key, value] of Object.entries(entries)) map.add(new Pair(new Scalar(key), value));
  return map;
}

function text(value: string): Scalar {
  return new Scalar(value);
}
