import { LANGUAGES, LOCALES, type Locale } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { LanguageLink } from "./language-link.tsx";
import styles from "./language-menu.module.css";

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

/** The other languages in a list that a button opens, without scripts too; it bears the word of the present one, and no flag. */
function LanguageMenu({ current, others }: { current: Locale; others: readonly Locale[] }) {
  const t = useTranslations("common.shell");
  const { ownName } = LANGUAGES[current];
  return (
    <>
      <button
        className={styles.button}
        type="button"
        popoverTarget="languages"
        aria-label={`${t("language")}: ${ownName} (${current.toUpperCase()})`}
      >
        <span className={styles.name}>{ownName}</span>
        <span className={styles.code}>{current.toUpperCase()}</span>
      </button>
      <ul className={styles.languages} id="languages" popover="auto">
        {others.map((locale) => (
          <li key={locale}>
            <LanguageLink locale={locale} />
          </li>
        ))}
      </ul>
    </>
  );
}
