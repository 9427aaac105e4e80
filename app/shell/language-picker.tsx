import { useLocation } from "react-router";
import { barePath, LANGUAGES, LOCALES, type Locale, localePath } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/localized.tsx";
import { Flag, hasFlag } from "#app/ui/flag.tsx";
import { useAddressSearch } from "#app/ui/use-address-query.ts";
import styles from "./language-picker.module.css";

/** The same page in each of the other languages. */
export function LanguagePicker() {
  const current = useLocale();
  return LOCALES.filter((locale) => locale !== current).map((locale) => (
    <LanguageLink key={locale} locale={locale} />
  ));
}

/**
 * A language by its flag, where there is one, and in its own word. The choice is kept by the script in the head, which knows the link by
 * `data-locale`.
 */
function LanguageLink({ locale }: { locale: Locale }) {
  const bare = barePath(useLocation().pathname);
  const search = useAddressSearch();
  const { htmlLang, ownName } = LANGUAGES[locale];
  return (
    <a
      className={styles.picker}
      href={localePath(locale, bare === "/404" ? "/" : bare) + search}
      lang={htmlLang}
      hrefLang={htmlLang}
      aria-label={ownName}
      data-locale={locale}
    >
      {hasFlag(locale) && <Flag language={locale} />}
      <span className={hasFlag(locale) ? styles.besideFlag : undefined}>{ownName}</span>
    </a>
  );
}
