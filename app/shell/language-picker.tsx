import { Link as RouterLink, useLocation } from "react-router";
import { barePath, HTML_LANG, localePath, otherLocale } from "#app/i18n/locale.ts";
import { useLocale } from "#app/i18n/localized.tsx";
import { Flag } from "#app/ui/flag.tsx";
import styles from "./language-picker.module.css";
import { loading } from "./link.tsx";

const NAME = { en: "English", sr: "Srpski" } as const;

/**
 * The same page in the other language, told by that language's flag and in its own word. The choice is kept by the
 * script in the head, which knows the link by `data-locale`.
 */
export function LanguagePicker() {
  const { pathname, search } = useLocation();
  const other = otherLocale(useLocale());
  const bare = barePath(pathname);
  return (
    <RouterLink
      {...loading(bare)}
      className={styles.picker}
      to={localePath(other, bare === "/404" ? "/" : bare) + search}
      lang={HTML_LANG[other]}
      hrefLang={HTML_LANG[other]}
      aria-label={NAME[other]}
      data-locale={other}
    >
      <Flag language={other} />
      <span>{NAME[other]}</span>
    </RouterLink>
  );
}
