import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Value } from "#catalogue/editing/marked-value.ts";
import { isMapValue, readValue } from "#catalogue/editing/marked-value.ts";
import { LOCALES } from "#catalogue/locales.ts";
import type { Problem } from "#catalogue/problem.ts";
import { parseSource, type Sample } from "#catalogue/source.ts";
import { problemsOf } from "../drafts/check-drafts.ts";
import { titleOf } from "../history/describe-change.ts";
import { type DeskLanguage, saidIn } from "../words/desk-language.ts";

export type ListedFile = { file: string; title: string };
export type FileGroup = { group: string; files: ListedFile[] };

const FOLDERS = [
  "families",
  "accessories",
  "portfolio",
  "prose",
  ...LOCALES.map((locale) => `messages/${locale}`),
];
const MAIN = [
  "site.yaml",
  "languages.yaml",
  "brand/brand.yaml",
  "home.yaml",
  "about.yaml",
  "interiors.yaml",
  "gallery.yaml",
  "tables.yaml",
  "materials.yaml",
];
const RULES = ["suitability.yaml", "care.yaml", "rocks.yaml", "facets.yaml", "search.yaml", "words.yaml"];

/** Every file that the desk changes, in the order in which an owner looks for them. */
export async function listFiles(contentDir: string, language: DeskLanguage): Promise<FileGroup[]> {
  const families = (await readdir(join(contentDir, "stones")).catch(() => [])).sort();
  const listed = await Promise.all(
    [...families.map((key) => `stones/${key}`), ...FOLDERS].map(async (folder) => {
      const names = await readdir(join(contentDir, folder)).catch(() => []);
      const files = names.filter((name) => /\.(yaml|md|json)$/.test(name)).map((name) => `${folder}/${name}`);
      return {
        group: folder,
        files: await Promise.all(files.sort().map((file) => listedFile(contentDir, file, language))),
      };
    }),
  );
  const single = async (group: string, files: readonly string[]) => ({
    group,
    files: await Promise.all(files.map((file) => listedFile(contentDir, file, language))),
  });
  return [
    await single("main", MAIN),
    ...listed.filter(({ files }) => files.length > 0),
    await single("rules", RULES),
  ];
}

async function listedFile(contentDir: string, file: string, language: DeskLanguage): Promise<ListedFile> {
  const text = await readFile(join(contentDir, file), "utf8").catch(() => "");
  return { file, title: titleOf(file, text, language) };
}

export type Choice = { value: string; label: string };

/** What fields choose from: the stones that there are, and words for the values that schemas allow. */
export async function readChoices(
  contentDir: string,
  language: DeskLanguage,
): Promise<{ stones: Choice[]; words: Record<string, string> }> {
  const groups = await listFiles(contentDir, language);
  const stones = groups
    .filter(({ group }) => group.startsWith("stones/"))
    .flatMap(({ files }) =>
      files.map(({ file, title }) => ({ value: file.replace(/^stones\/|\.yaml$/g, ""), label: title })),
    );
  const facets = readValue(await readFile(join(contentDir, "facets.yaml"), "utf8").catch(() => "{}"));
  return { stones, words: labelsIn(facets, language) };
}

/** Words for what visitors choose by stand in facets.yaml, under values: frost › limited › label. */
function labelsIn(facets: Value, language: DeskLanguage): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const facet of Object.values(isMapValue(facets) ? facets : {})) {
    const values = isMapValue(facet) && isMapValue(facet.values) ? facet.values : {};
    for (const [value, said] of Object.entries(values)) {
      const label = isMapValue(said) && isMapValue(said.label) ? saidIn(language, said.label) : undefined;
      if (typeof label === "string") labels[value] = label;
    }
  }
  return labels;
}

/** What waits for the owner: samples in all files, and mistakes. */
export async function readToday(
  contentDir: string,
): Promise<{ samples: Sample[]; problems: readonly Problem[] }> {
  const names = await readdir(contentDir, { recursive: true });
  const files = names.map((name) => name.replaceAll(sep, "/")).filter((name) => name.endsWith(".yaml"));
  const samples = await Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(join(contentDir, file), "utf8").catch(() => "");
      return parseSource(file, text).samples;
    }),
  );
  return { samples: samples.flat(), problems: await problemsOf(contentDir) };
}
