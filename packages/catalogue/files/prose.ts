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

const PICTURE = /!\[(?<alt>[^\]\n]*)\]\((?<written>[^)\n]*)\)/;

/** What is wrong with a picture that no page would show; undefined where there is none. */
function pictureFault(text: string, page: PageText | undefined) {
  const rest = page ? (page.text ?? "") : text;
  const found = PICTURE.exec(rest);
  if (!found) return undefined;
  const line = text.slice(0, text.length - rest.length + found.index).split("\n").length;
  const { alt, written = "" } = found.groups ?? {};
  if (!page || page.picture || found.index > 0)
    return {
      line,
      message: "a picture can only stand right below the title of a page, one on each",
      fix: "take it out, or move it there",
    };
  if (!alt)
    return { line, message: "the picture has no description", fix: "write between [ and ] what it shows" };
  const name = written.replace(/^.*pictures\/|\.\w+$/g, "");
  return {
    line,
    message: `a picture is written by its name in content/pictures, without an ending, not "${written}"`,
    fix: `write ${/^[\w/-]+$/.test(name) ? name : "a name such as about/quality"}`,
  };
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
      const file = `prose/${name}.${locale}.md`;
      const page = text && pages.includes(name) ? pageText(text) : undefined;
      if (text && pages.includes(name) && !page)
        folder.report(file, [], "a page begins with its title", 'write "# Title" above the text');
      const fault = text && pictureFault(text, page);
      if (fault) folder.problems.push({ file: folder.shown(file), ...fault });
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
