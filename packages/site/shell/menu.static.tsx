import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { CompanyView } from "./company.server.ts";
import { NavLink } from "./link.tsx";
import styles from "./menu.module.css";
import { MENU, placesOf } from "./navigation.ts";
import { OpeningHours } from "./opening-hours.tsx";
import { useParts } from "./parts.ts";

/**
 * The menu that slides in from the right; a native dialog, so that focus, Escape and the page behind are right. What browsers
 * do not do by themselves, `watch-menu.ts` does.
 */
export const Menu = staticSection(function Menu({ company }: { company: CompanyView }) {
  const t = useTranslations("common.shell");
  const places = useTranslations("common.navigation");
  return (
    <dialog id="menu" className={styles.menu} aria-label={t("menu")} closedby="any">
      <div className={styles.inner}>
        <div className={styles.head}>
          <button type="button" command="close" commandfor="menu">
            {t("close")}
          </button>
        </div>
        <nav aria-label={t("menu")}>
          <ul className={`${typography.menuEntry} ${styles.list}`}>
            {placesOf(MENU, useParts()).map((place) => (
              <li key={place.key}>
                <NavLink to={place.to}>{places(place.key)}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <p>
            {company.street}
            <br />
            {company.town}
          </p>
          <ul className={styles.phones}>
            {company.phones.map((phone) => (
              <li key={phone.number}>
                <a href={`tel:${phone.number}`}>{phone.shown}</a>
              </li>
            ))}
          </ul>
          <OpeningHours company={company} />
        </div>
      </div>
    </dialog>
  );
});
