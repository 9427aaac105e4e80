import type { Text } from "../kinds/text.ts";
import { DEFAULT_LOCALE, LANGUAGE_CODES, LANGUAGES, LOCALES, type Locale } from "../languages/locales.ts";
import type { ContentFolder } from "./content-folder.ts";

const PROSE_FILE = new RegExp(
  `^prose/([a-z0-9-]+)\\.(${[...LOCALES, ...LANGUAGE_CODES.omitted].join("|")})\\.md$`,
);

/** The texts without which a page cannot be written. */
const NEEDED = ["about-production", "about-quality", "privacy"];

/** A page's title, its heading, its picture and its text: "# Privacy: What we keep", "![A worktop](about/quality)" below. */
const PAGE_TEXT =
  /^# (?<title>[^:\n]+)(?:: (?<heading>[^\n]+))?(?:\n+!\[(?<alt>[^\]\n]+)\]\((?<picture>[\w/-]+)\))?(?:\n+(?<text>[\s\S]*))?$/;

type PageText = { title: string; heading?: string; alt?: string; picture?: string; text?: string };

/** What a text that is a page consists of; undefined where it does not begin with a title. */
export function pageText(markdown: string): PageText | undefined {
  return PAGE_TEXT.exec(markdown)?.groups as PageText | undefined;
}

/**
 * Reads prose/<name>.<language>.md; each name needs a file in every language that falls back to no other.
 * @param pages names of the texts that are a page
 * @returns the Markdown source
 */
export async function readProse(folder: ContentFolder, pages: readonly string[]): Promise<Map<string, Text>> {
  const names = new Set(NEEDED);
  for (const file of folder.files) {
    if (!file.startsWith("prose/") || file === "prose/README.md") continue;
    const name = PROSE_FILE.exec(file)?.[1];
    if (name) names.add(name);
    else {
      folder.report(
        file,
        [],
        "the name of a text has the form <name>.<language>.md",
        `rename it, for example prose/privacy.${DEFAULT_LOCALE}.md; languages are ${LOCALES.join(", ")}`,
      );
    }
  }
  const prose = new Map<string, Text>();
  for (const name of names) {
    const texts: [Locale, string | undefined][] = [];
    for (const locale of LOCALES) {
      const text = await readLanguage(folder, name, locale);
      if (text && pages.includes(name) && !pageText(text))
        folder.report(
          `prose/${name}.${locale}.md`,
          [],
          "a page begins with its title",
          'write "# Title" above the text',
        );
      texts.push([locale, text]);
    }
    prose.set(name, Object.fromEntries(texts) as Text);
  }
  return prose;
}

async function readLanguage(
  folder: ContentFolder,
  name: string,
  locale: Locale,
): Promise<string | undefined> {
  const file = `prose/${name}.${locale}.md`;
  const text = folder.has(file) ? (await folder.text(file)).replaceAll("\r\n", "\n").trim() : undefined;
  if (text) return text;
  if (text === undefined && LANGUAGES[locale].fallback) return undefined;
  const other = LOCALES.find((each) => each !== locale && folder.has(`prose/${name}.${each}.md`));
  folder.report(
    file,
    [],
    text === undefined ? "the file is missing: each text needs every language" : "the file is empty",
    other ? `write it after prose/${name}.${other}.md` : "write it: a page shows it",
  );
  return undefined;
}
