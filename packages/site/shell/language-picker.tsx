import { LOCALES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { LanguageLink } from "./language-link.tsx";
import { LanguageMenu } from "./language-menu.tsx";

/** The same page in the other language. Three languages and more would not fit the top bar, and stand in a menu. */
export function LanguagePicker() {
  const current = useLocale();
  const others = LOCALES.filter((locale) => locale !== current);
  return others.length > 1 ? (
    <LanguageMenu current={current} others={others} />
  ) : (
    others.map((locale) => <LanguageLink key={locale} locale={locale} />)
  );
}
