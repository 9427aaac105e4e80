import { missingWords } from "@stoneyard/catalogue/stones/missing-words.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { sampleContent } from "@stoneyard/catalogue/testing/sample.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { expect, test } from "vitest";
import { missingSentence } from "./load-search.ts";

test("what isn't there is said in the language of the page", async () => {
  const content = await sampleContent();
  const say = (locale: Locale) =>
    missingSentence(
      [
        { what: "country", code: "RS" },
        { what: "name", typed: "Venčac $&", place: 0 },
        { what: "kind", key: "slate" },
        { what: "country", code: "RS" },
      ],
      missingWords(content, locale),
    );
  expect(say(EN)).toBe(
    "We have no stone from Serbia. We have no stone called “Venčac $&”. We don’t have slate.",
  );
  expect(say(SR)).toBe("Nemamo kamen iz Srbije. Nemamo kamen pod nazivom „Venčac $&“. Nemamo škriljac.");
});
