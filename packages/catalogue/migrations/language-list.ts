import { YamlEdit } from "../editing/yaml-edit.ts";
import type { Files } from "./content-files.ts";

const LANGUAGES = `# The languages of the site. The first is the default: its addresses have no prefix, those of the others begin with their code.
# docs/guides/languages.md tells how to add one.

languages:
  - { code: en, name: English, region: GB }
  - { code: sr, name: Srpski, script: Latn, region: RS }
`;

/** Format 7: the languages, and what the sentence of a choice knew of their grammar, stood in the code before. */
export function languageListOfFormat7(files: Files): void {
  if (!files.has("languages.yaml")) files.set("languages.yaml", LANGUAGES);
  const facets = new YamlEdit(files.get("facets.yaml") ?? "");
  if (!facets.has("noun") || facets.has("formOfNone")) return;
  facets.addFirst("bearing", { en: "that {values}", sr: ", {values}" });
  facets.addFirst("formOfNone", { en: "other", sr: "one" });
  files.set("facets.yaml", facets.written);
}
