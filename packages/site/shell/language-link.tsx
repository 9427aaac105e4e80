import { barePath, LANGUAGES, type Locale, localePath } from "@stoneyard/site/i18n/locale.ts";
import { usePath } from "@stoneyard/site/i18n/page-path.ts";
import { Flag, hasFlag } from "@stoneyard/site/ui/flag.tsx";
import { useAddressSearch } from "@stoneyard/site/ui/use-address-query.ts";
import styles from "./language-link.module.css";

/**
 * The same page in a language, by its flag, where there is one, and in its own word, without which a flag leaves open whether
 * it is the language that one has or gets. The choice is kept by the script in the head, which knows the link by `data-locale`.
 */
export function LanguageLink({ locale }: { locale: Locale }) {
  const bare = barePath(usePath());
  const search = useAddressSearch();
  const { htmlLang, ownName } = LANGUAGES[locale];
  return (
    <a
      className={styles.link}
      href={localePath(locale, bare === "/404" ? "/" : bare) + search}
      lang={htmlLang}
      hrefLang={htmlLang}
      data-locale={locale}
    >
      {hasFlag(locale) && <Flag language={locale} />}
      <span>{ownName}</span>
    </a>
  );
}
