import type { Label } from "@stoneyard/catalogue/kinds/text.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";

/** What the sources with these keys are called in a language. */
export function sourceTitles(
  keys: readonly string[],
  sources: readonly { key: string; title: Label }[],
  locale: Locale,
): string[] {
  return keys.map((key) => {
    const source = sources.find((each) => each.key === key);
    return source ? plainIn(source.title, locale) : key;
  });
}
