import type { DeskContent } from "../drafts/desk-content.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import type { YardStone } from "../yard/yard-page.ts";
import { listFiles } from "./listed-files.ts";

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
