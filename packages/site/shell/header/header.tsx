import { KeepIcon } from "@stoneyard/site/choice/keep-button.tsx";
import { useSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { barePath, LANGUAGES, LOCALES, type Locale, localePath } from "@stoneyard/site/i18n/locale.ts";
import { useLocale, usePath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useAddressSearch } from "@stoneyard/site/ui/browser/use-address-query.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import type { CompanyView } from "../company.server.ts";
import { Link } from "../link.tsx";
import { Menu, MenuButton, PhoneLink, Places } from "./bar.static.tsx";
import styles from "./header.module.css";
import tools from "./header-tools.module.css";

/** The top bar: the brand, a few places, the phone, the visitor's list, the other language, and the menu. */
export function Header({ company }: { company: CompanyView }) {
  return (
    <header className={styles.bar}>
      <Places company={company} />
      <div className={`${styles.tools} ${visible.screenOnly}`}>
        <PhoneLink company={company} />
        <ListLink />
        <LanguagePicker />
        <MenuButton />
      </div>
      <Menu company={company} />
    </header>
  );
}

/** The same page in the other language. Three languages and more would not fit the top bar, and stand in a menu. */
function LanguagePicker() {
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
        className={`${tools.button} ${typography.arrow}`}
        type="button"
        popoverTarget="languages"
        aria-label={`${t("language")}: ${ownName} (${current.toUpperCase()})`}
      >
        <span className={tools.name}>{ownName}</span>
        <span className={tools.code}>{current.toUpperCase()}</span>
      </button>
      <ul className={tools.languages} id="languages" popover="auto">
        {others.map((locale) => (
          <li key={locale}>
            <LanguageLink locale={locale} />
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The same page in a language, by its flag, where there is one, and in its own word, without which a flag leaves open whether
 * it is the language that one has or gets. The choice is kept by the script in the head, which knows the link by `data-locale`.
 */
export function LanguageLink({ locale }: { locale: Locale }) {
  const bare = barePath(usePath());
  const search = useAddressSearch();
  const { htmlLang, ownName } = LANGUAGES[locale];
  const flag = FLAGS[`/content/flags/${locale}.svg`];
  return (
    <a
      className={tools.link}
      href={localePath(locale, bare === "/404" ? "/" : bare) + search}
      lang={htmlLang}
      hrefLang={htmlLang}
      data-locale={locale}
    >
      {flag && (
        <img
          className={tools.flag}
          // Otherwise React preloads it, before the first picture.
          fetchPriority="low"
          src={flag}
          width={21}
          height={14}
          alt=""
        />
      )}
      <span>{ownName}</span>
    </a>
  );
}

/** The visitor's list, by how much is on it. */
function ListLink() {
  const t = useTranslations("common.list");
  const { length } = useSavedList().items;
  return (
    <Link
      to="/list"
      className={classes(tools.list, length > 0 && tools.some)}
      aria-label={t("count", { count: length })}
      title={t("title")}
    >
      <KeepIcon />
      <span>{length > 0 && length}</span>
    </Link>
  );
}

/** Files of content/flags, each called by the code of its language. */
const FLAGS = import.meta.glob<string>("/content/flags/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
