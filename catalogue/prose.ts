import type { ContentFolder } from "./content-folder.ts";
import type { Text } from "./kinds/text.ts";
import { LOCALES } from "./locales.ts";

const PROSE_FILE = /^prose\/([a-z0-9-]+)\.(en|sr)\.md$/;

/** Reads prose/<name>.<language>.md; each name needs a file in every language. Gives the Markdown source. */
export async function readProse(folder: ContentFolder): Promise<Map<string, Text>> {
  const names = new Set<string>();
  for (const file of folder.files) {
    if (!file.startsWith("prose/") || file === "prose/README.md") continue;
    const name = PROSE_FILE.exec(file)?.[1];
    if (name) names.add(name);
    else {
      folder.report(
        file,
        [],
        "the name of a text has the form <name>.<language>.md",
        `rename it, for example prose/privacy.en.md; languages are ${LOCALES.join(", ")}`,
      );
    }
  }
  const prose = new Map<string, Text>();
  for (const name of names) {
    prose.set(name, {
      en: await readLanguage(folder, name, "en"),
      sr: await readLanguage(folder, name, "sr"),
    });
  }
  return prose;
}

async function readLanguage(folder: ContentFolder, name: string, locale: keyof Text): Promise<string> {
  const file = `prose/${name}.${locale}.md`;
  const text = folder.has(file) ? (await folder.text(file)).trim() : undefined;
  if (text) return text;
  const other = locale === "en" ? "sr" : "en";
  folder.report(
    file,
    [],
    text === undefined ? "the file is missing: each text needs every language" : "the file is empty",
    `write it after prose/${name}.${other}.md`,
  );
  return "";
}
