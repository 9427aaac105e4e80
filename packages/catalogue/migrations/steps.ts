import { isMap, isNode, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { YamlEdit } from "../editing/yaml-edit.ts";
import { brandFolderOfFormat5 } from "./brand-folder.ts";
import type { Files } from "./content-files.ts";
import { familyFilesOfFormat4 } from "./family-files.ts";
import { languageListOfFormat7 } from "./language-list.ts";
import { materialsToOrderOfFormat7 } from "./materials-to-order.ts";
import { oneReasonOfFormat8 } from "./one-reason.ts";
import { singleSlabsOfFormat6 } from "./single-slabs.ts";

/** Changes files of one form into the next; files that have the next form already stay as they are. */
type Step = { from: number; change: (files: Files) => void };

export const STEPS: readonly Step[] = [
  { from: 1, change: toFormat2 },
  { from: 2, change: toFormat3 },
  { from: 3, change: familyFilesOfFormat4 },
  { from: 4, change: brandFolderOfFormat5 },
  { from: 5, change: singleSlabsOfFormat6 },
  { from: 6, change: languageListOfFormat7 },
  { from: 6, change: materialsToOrderOfFormat7 },
  { from: 7, change: oneReasonOfFormat8 },
];

/** Families say `coverView` for `face`; the company has any number of facts, networks and spans of opening hours. */
function toFormat2(files: Files): void {
  for (const [file, written] of files) {
    if (/^families\/[^/]+\.yaml$/.test(file)) files.set(file, renamedFace(written));
  }
  const site = files.get("site.yaml");
  if (site !== undefined) files.set("site.yaml", siteOfFormat2(site));
}

/** What a stone is good for follows from suitability.yaml and its own `suitability:`; `uses` said it a second time. */
function toFormat3(files: Files): void {
  for (const [file, written] of files) {
    if (!/^stones\/[^/]+\/[^/]+\.yaml$/.test(file)) continue;
    const stone = new YamlEdit(written);
    if (stone.has("uses")) stone.remove(["uses"]);
    files.set(file, stone.written);
  }
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
  facts.add(mapOf(taken(company, "register", "value")));
  facts.add(mapOf(label("Reg. no.", "Matični broj"), taken(company, "registrationNumber", "value")));
  facts.add(
    mapOf(
      label("Tax no.", "PIB"),
      taken(company, "taxNumber", "value"),
      entry("structuredData", new Scalar("taxID")),
    ),
  );
  company.set("facts", facts);
  return company;
}

/** The names that were fixed in the code before; a network elsewhere is called by its address. */
function networksOf(social: YAMLMap): YAMLSeq {
  const networks = new YAMLSeq();
  for (const key of ["photos", "network"]) {
    const url = taken(social, key, "url");
    const address = isScalar(url.value) ? String(url.value.value) : "";
    const host = URL.parse(address)?.hostname.replace(/^www\./, "") ?? address;
    const [name = host] = host.split(".");
    networks.add(mapOf(entry("name", new Scalar(name.charAt(0).toUpperCase() + name.slice(1))), url));
  }
  return networks;
}

function withSpans(hours: YAMLSeq): YAMLSeq {
  for (const row of hours.items) {
    if (!isMap(row) || !(row.has("opens") || row.has("closes"))) continue;
    const spans = new YAMLSeq();
    spans.add(mapOf(taken(row, "opens", "opens"), taken(row, "closes", "closes")));
    row.set("spans", spans);
  }
  return hours;
}

/** An entry taken out of its map, under another key, with the comment above it. */
function taken(map: YAMLMap, key: string, newKey: string): Pair<Scalar, Node | null> {
  const pair = map.items.find((each) => isScalar(each.key) && each.key.value === key);
  map.delete(key);
  const moved = entry(newKey, isNode(pair?.value) ? pair.value : null);
  if (isScalar(pair?.key) && pair.key.commentBefore) moved.key.commentBefore = pair.key.commentBefore;
  return moved;
}

function label(en: string, sr: string): Pair<Scalar, Node> {
  return entry("label", mapOf(entry("en", new Scalar(en)), entry("sr", new Scalar(sr))));
}

function entry<Value extends Node | null>(key: string, value: Value): Pair<Scalar, Value> {
  return new Pair(new Scalar(key), value);
}

function mapOf(...entries: Pair<Scalar, Node | null>[]): YAMLMap {
  const map = new YAMLMap();
  for (const each of entries) map.add(each);
  return map;
}
