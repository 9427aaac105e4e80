import { catalogue } from "#app/content/catalogue.server.ts";
import { countryName } from "#app/content/country.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { localeOfPath, localePath } from "#app/i18n/locale.ts";
import { translations } from "#app/i18n/translations.tsx";
import type { Route } from "./+types/entries";
import type { SearchEntry } from "./search.ts";

/** /search.json and /sr/search.json: what the search knows of every stone, fetched when it is first used. */
export async function loader({ request }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const colours = translations(locale, await pageMessages(locale, "stones"), "stones.colours");
  const { stones, families } = await catalogue();
  const entries = await Promise.all(
    stones.map(async (stone): Promise<SearchEntry> => {
      const picture = await coverOf(stone.key);
      return {
        id: stone.key,
        href: localePath(locale, `/${stone.key}`),
        title: stone.title,
        family: families.get(stone.family)?.title[locale] ?? stone.family,
        aliases: stone.aliases.join(", "),
        rock: stone.rock[locale],
        colour: colours(stone.colourGroup),
        country: stone.origin ? countryName(stone.origin.country, locale) : "",
        picture: picture.srcSet.split(" ")[0] ?? picture.src,
      };
    }),
  );
  return Response.json(entries);
}
