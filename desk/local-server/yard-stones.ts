import type { DeskLanguage } from "../words/desk-language.ts";
import type { YardStone } from "../yard/yard-page.ts";
import { listFiles } from "./overview.ts";

/** Every stone by its name and its family, since two families may have a stone of the same name. */
export async function yardStones(contentDir: string, language: DeskLanguage): Promise<YardStone[]> {
  const groups = await listFiles(contentDir, language);
  const families = new Map(
    groups.find(({ group }) => group === "families")?.files.map(({ file, title }) => [file, title]),
  );
  return groups.flatMap(({ group, files }) => {
    if (!group.startsWith("stones/")) return [];
    const family = group.slice("stones/".length);
    return files.map(({ file, title }) => ({
      stone: file.replace(/^stones\/|\.yaml$/g, ""),
      label: `${title}, ${(families.get(`families/${family}.yaml`) ?? family).toLowerCase()}`,
    }));
  });
}
