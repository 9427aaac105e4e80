import { type RefObject, useEffect } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import typography from "#app/styles/typography.module.css";
import type { CompanyView } from "./company.server.ts";
import { NavLink } from "./link.tsx";
import styles from "./menu.module.css";
import { MENU, placesOf } from "./navigation.ts";
import { OpeningHours } from "./opening-hours.tsx";
import { useParts } from "./parts.ts";

type Props = { ref: RefObject<HTMLDialogElement | null>; company: CompanyView };

/** The menu that slides in from the right; a native dialog, so that focus, Escape and the page behind are right. */
export function Menu({ ref, company }: Props) {
  const t = useTranslations("common.shell");
  const places = useTranslations("common.navigation");

  // Whoever comes back to the page has chosen from the menu already.
  useEffect(() => {
    const close = () => ref.current?.close();
    window.addEventListener("pagehide", close);
    return () => window.removeEventListener("pagehide", close);
  }, [ref]);

  // Where `closedby` is not known yet, a click beside the menu closes it all the same.
  useEffect(() => {
    const menu = ref.current;
    const closeBeside = (event: MouseEvent) => event.target === menu && menu?.close();
    menu?.addEventListener("click", closeBeside);
    return () => menu?.removeEventListener("click", closeBeside);
  }, [ref]);

  return (
    <dialog ref={ref} id="menu" className={styles.menu} aria-label={t("menu")} closedby="any">
      <div className={styles.inner}>
        <div className={styles.head}>
          <button type="button" command="close" commandfor="menu" onClick={() => ref.current?.close()}>
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
}
