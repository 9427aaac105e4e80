import { isMap, isNode } from "yaml";
import { YamlEdit } from "../editing/yaml-edit.ts";
import { LOCALES } from "../locales.ts";
import type { Files } from "./content-files.ts";

/** What the code knew of the six families until then, in their order. */
const FAMILIES = ["marble", "onyx", "travertin", "granit", "sm-marble", "sm-quartz"];
const ENGINEERED: Readonly<Record<string, { prose: string; line: string }>> = {
  "sm-quartz": { prose: "quartz", line: "quartzLine" },
  "sm-marble": { prose: "sm-marble", line: "marbleLine" },
};

/**
 * Format 4: a family's file says all of it: its place, how its stones are counted (which stood in facets.yaml), whether
 * it is engineered, the text below its stones, and its line on the page of types (which was a message).
 */
export function familyFilesOfFormat4(files: Files): void {
  const facets = new YamlEdit(files.get("facets.yaml") ?? "");
  const nouns = facets.has("nouns") ? facets.value("nouns") : undefined;
  for (const [file, written] of files) {
    const [, key] = /^families\/([^/]+)\.yaml$/.exec(file) ?? [];
    if (key) files.set(file, completed(written, key, nouns, files));
  }
  if (!isMap(nouns)) return;
  facets.replace("nouns", nouns.get("stone", true), "noun");
  files.set("facets.yaml", facets.written);
  for (const locale of LOCALES) takeLinesOut(`messages/${locale}/quartz-types.json`, files);
}

function completed(written: string, key: string, nouns: unknown, files: Files): string {
  const family = new YamlEdit(written);
  if (family.has("position")) return written;
  const add = (entry: string, value: unknown) => {
    if (!family.has(entry) && value !== undefined) family.addFirst(entry, value);
  };
  const engineered = ENGINEERED[key];
  const noun = isMap(nouns) ? nouns.get(key, true) : undefined;
  // Each is put above the one before.
  add("prose", engineered?.prose);
  add("line", engineered && lineOf(engineered.line, files));
  add("engineered", engineered && true);
  add("noun", isNode(noun) ? noun : undefined);
  add("position", FAMILIES.indexOf(key) + 1 || undefined);
  return family.written;
}

/** In every language; nothing where a language has no such message. */
function lineOf(name: string, files: Files): Record<string, string> | undefined {
  const said = LOCALES.map((locale) => {
    const messages = JSON.parse(files.get(`messages/${locale}/quartz-types.json`) ?? "{}");
    return [locale, messages[name]] as const;
  });
  return said.every(([, line]) => typeof line === "string") ? Object.fromEntries(said) : undefined;
}

function takeLinesOut(file: string, files: Files): void {
  const written = files.get(file);
  if (written === undefined) return;
  const { quartzLine, marbleLine, ...left } = JSON.parse(written);
  if (quartzLine ?? marbleLine) files.set(file, `${JSON.stringify(left, null, 2)}\n`);
}
