import {
  DEFAULT_LOCALE,
  englishName,
  knownLocale,
  LANGUAGES,
  LOCALES,
  type Locale,
} from "../languages/locales.ts";
import type { Problem } from "../problem.ts";
import type { ContentFolder } from "./content-folder.ts";
import { leavesOf, type Path, parseSource, showPath } from "./source.ts";

/** Texts that a language with a fallback lacks: where to write each, and what stands in its place. */
export function untranslated(folder: ContentFolder, prose: Iterable<string>): Problem[] {
  const falling = LOCALES.filter((locale) => LANGUAGES[locale].fallback && !LANGUAGES[locale].isDraft);
  if (falling.length === 0) return [];
  const texts = folder
    .sources()
    .flatMap(([file, { value }]) =>
      textsIn(value, []).flatMap(({ path, languages }) =>
        falling
          .filter((locale) => !languages.includes(locale))
          .map((locale) =>
            folder.problemAt(
              file,
              path,
              `${showPath(path)}: ${standIn(locale)}`,
              `add the line "${locale}: …"`,
            ),
          ),
      ),
    );
  const longer = [...prose].flatMap((name) =>
    falling
      .map((locale) => ({ locale, file: `prose/${name}.${locale}.md` }))
      .filter(({ file }) => !folder.has(file))
      .map(({ locale, file }) => folder.problemAt(file, [], standIn(locale), "write the file")),
  );
  return [...texts, ...longer];
}

export async function textsMissingInDrafts(
  folder: ContentFolder,
  prose: Iterable<string>,
): Promise<ReadonlyMap<Locale, number>> {
  const byLanguage = folder.sources().flatMap(([, { value }]) => textsIn(value, []));
  const names = [...prose];
  const missing = new Map<Locale, number>();
  for (const locale of LOCALES.filter((each) => LANGUAGES[each].isDraft)) {
    const values = byLanguage.filter(({ languages }) => !languages.includes(locale)).length;
    const files = names.filter((name) => !folder.has(`prose/${name}.${locale}.md`)).length;
    const written = await messageKeys(folder, locale);
    const wanted = [...(await messageKeys(folder, DEFAULT_LOCALE))];
    missing.set(locale, values + files + wanted.filter((key) => !written.has(key)).length);
  }
  return missing;
}

async function messageKeys(folder: ContentFolder, locale: Locale): Promise<Set<string>> {
  const start = `messages/${locale}/`;
  const keys = new Set<string>();
  for (const file of folder.files.filter((each) => each.startsWith(start))) {
    const { value } = parseSource(file, await folder.text(file));
    for (const { path } of leavesOf(value)) keys.add([file.slice(start.length), ...path].join(" "));
  }
  return keys;
}

function standIn(locale: Locale): string {
  const { fallback = DEFAULT_LOCALE } = LANGUAGES[locale];
  return `the ${englishName(locale)} text is missing, the ${englishName(fallback)} one stands in its place`;
}

/** Groups of lines of which each is a language. */
function textsIn(value: unknown, path: Path): { path: Path; languages: Locale[] }[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const languages = entries.flatMap(([key]) => knownLocale(key) ?? []);
  if (languages.length > 0 && languages.length === entries.length) return [{ path, languages }];
  return entries.flatMap(([key, inner]) =>
    textsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
