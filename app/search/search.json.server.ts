import { catalogue } from "#app/content/catalogue.server.ts";
import { countryName } from "#app/content/country.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { localePath } from "#app/i18n/locale.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import { smallestSource } from "#app/ui/picture.tsx";
import { missingWords } from "#catalogue/missing-words.ts";
import { searchIndex } from "#catalogue/search-index.ts";
import type { SearchEntry, SearchFile } from "./search-entry.ts";

/** /search.json and /sr/search.json: what the search looks in and shows, fetched when it is first used. */
export async function data({ locale }: ScreenArgs): Promise<SearchFile> {
  const content = await catalogue();
  const { stones, families } = content;
  const entries = await Promise.all(
    stones.map(async (stone): Promise<SearchEntry> => {
      return {
        id: stone.key,
        href: localePath(locale, `/${stone.key}`),
        title: stone.title,
        family: families.get(stone.family)?.title[locale] ?? stone.family,
        // Of another language nothing is said in a line that is in this one.
        rock: stone.rock[locale] ?? "",
        country: stone.origin ? countryName(stone.origin.country, locale) : "",
        picture: smallestSource(await coverOf(stone.key)),
      };
    }),
  );
  const index = searchIndex(content);
  return { index, entries, missing: missingWords(content, locale) };
}
