import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { LOCALES } from "@stoneyard/catalogue/languages/locales.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { titleOf } from "../history/describe-change.ts";
import { DESK_LOCALES, type DeskLanguage } from "../words/desk-language.ts";
import type { YardStone } from "../yard/yard-page.ts";

type ListedFile = { file: string; title: string };
export type FileGroup = { group: string; files: ListedFile[] };

const FOLDERS = [
  "families",
  "accessories",
  "portfolio",
  "rooms",
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
export async function listFiles(content: DeskContent, language: DeskLanguage): Promise<FileGroup[]> {
  const families = (await readdir(join(content.dir, "stones")).catch(() => [])).sort();
  const listed = await Promise.all(
    [...families.map((key) => `stones/${key}`), ...FOLDERS].map(async (folder) => {
      const names = await readdir(join(content.dir, folder)).catch(() => []);
      const files = names
        .filter((name) => /\.(yaml|md|json)$/.test(name) && name !== "README.md")
        .map((name) => `${folder}/${name}`);
      const titled = await Promise.all(files.map((file) => listedFile(content, file, language)));
      return {
        group: folder,
        files: titled.sort((a, b) => a.title.localeCompare(b.title, DESK_LOCALES[language])),
      };
    }),
  );
  const single = async (group: string, files: readonly string[]) => ({
    group,
    files: await Promise.all(files.map((file) => listedFile(content, file, language))),
  });
  return [
    await single("main", MAIN),
    ...listed.filter(({ files }) => files.length > 0),
    await single("rules", RULES),
  ];
}

async function listedFile(content: DeskContent, file: string, language: DeskLanguage): Promise<ListedFile> {
  const text = await content.text(file);
  const title = content.before.of(`title ${language} ${file}`, [text], () => titleOf(file, text, language));
  return { file, title };
}

/** Every stone, for the telephone to choose from. */
export async function yardStones(content: DeskContent, language: DeskLanguage): Promise<YardStone[]> {
  const groups = await listFiles(content, language);
  const families = new Map(
    groups.find(({ group }) => group === "families")?.files.map(({ file, title }) => [file, title]),
  );
  return groups.flatMap(({ group, files }) => {
    if (!group.startsWith("stones/")) return [];
    const family = group.slice("stones/".length);
    return files.map(({ file, title }) => ({
      stone: file.replace(/^stones\/|\.yaml$/g, ""),
      title,
      label: `${title}, ${(families.get(`families/${family}.yaml`) ?? family).toLowerCase()}`,
    }));
  });
}
