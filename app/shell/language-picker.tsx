import { LOCALES } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/localized.tsx";
import { LanguageLink } from "./language-link.tsx";

/** The same page in the other language. Of three languages and more, `language-menu.tsx` comes in its place. */
export function LanguagePicker() {
  const current = useLocale();
  return LOCALES.filter((locale) => locale !== current).map((locale) => (
    <LanguageLink key={locale} locale={locale} />
  ));
}
