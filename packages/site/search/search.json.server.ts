import type { SearchWordsContent } from "@stoneyard/catalogue/kinds/search-words.ts";
import { missingWords } from "@stoneyard/catalogue/stones/missing-words.ts";
import { searchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { countryName } from "@stoneyard/site/content/country.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import { checkedHref } from "@stoneyard/site/content/site-paths.server.ts";
import { type Locale, localePath } from "@stoneyard/site/i18n/locale.ts";
import { translations } from "@stoneyard/site/i18n/translations.tsx";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";
import type { QuestionAnswer, SearchEntry, SearchFile } from "./search-entry.ts";
import { sentIndex } from "./sent-index.ts";

type Question = SearchWordsContent["questions"][number];

/** /search.json and /sr/search.json: what the search looks in and shows, fetched when it is first used. */
export async function data({ locale }: ScreenArgs): Promise<SearchFile> {
  const content = await catalogue();
  const { stones, families } = content;
  const entries = await Promise.all(
    stones.map(
      async (stone): Promise<SearchEntry> => ({
        id: stone.key,
        href: localePath(locale, `/${stone.key}`),
        title: stone.title,
        family: families.get(stone.family)?.title[locale] ?? stone.family,
        // A rock without a name in this language is left out: a line is in one language.
        rock: stone.rock[locale] ?? "",
        country: stone.origin ? countryName(stone.origin.country, locale) : "",
        picture: smallestSource(await coverOf(stone.key)),
      }),
    ),
  );
  const slab = translations(locale, await pageMessages(locale, "slab"), "slab");
  return {
    index: sentIndex(searchIndex(content)),
    entries,
    missing: missingWords(content, locale),
    answers: Object.fromEntries(await Promise.all(content.searchWords.questions.map(answerIn(locale)))),
    slab: slab("ofStone", { stone: "{stone}", number: "{number}" }),
  };
}

function answerIn(locale: Locale) {
  return async ({ key, answer, href }: Question): Promise<[string, QuestionAnswer]> => [
    key,
    { text: answer[locale], ...(href && { href: await checkedHref(href) }) },
  ];
}
