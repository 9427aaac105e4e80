import { useRef } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import { PhoneIcon } from "#app/ui/phone-icon.tsx";
import type { CompanyView } from "./company.server.ts";
import styles from "./header.module.css";
import { LanguagePicker } from "./language-picker.tsx";
import { Link, NavLink } from "./link.tsx";
import { ListLink } from "./list-link.tsx";
import { Logo } from "./logo.tsx";
import { Menu } from "./menu.tsx";
import { placesOf, TOP_BAR } from "./navigation.ts";
import { useParts } from "./parts.ts";

/** The top bar: the brand, a few places, the phone, the other language, and the menu. */
export function Header({ company }: { company: CompanyView }) {
  const t = useTranslations("common.shell");
  const places = useTranslations("common.navigation");
  const menu = useRef<HTMLDialogElement>(null);
  const [phone] = company.phones;
  return (
    <header className={styles.bar}>
      <Link className={styles.mark} to="/" aria-label={t("logo", { brand: company.brand })}>
        <Logo brand={company.brand} />
      </Link>
      <nav className={styles.places} aria-label={t("places")}>
        {placesOf(TOP_BAR, useParts()).map(({ key, to }) => (
          <NavLink key={key} to={to}>
            {places(key)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.tools}>
        {phone && (
          <a className={styles.call} href={`tel:${phone.number}`}>
            <PhoneIcon />
            <span className={styles.words}>{t("callUsNow")}</span>
            <span className={styles.number}>{phone.shown}</span>
          </a>
        )}
        <ListLink />
        <LanguagePicker />
        <button
          className={styles.burger}
          type="button"
          aria-haspopup="dialog"
          command="show-modal"
          commandfor="menu"
          onClick={() => invokersMissing() && menu.current?.showModal()}
        >
          {t("menu")}
        </button>
      </div>
      <Menu ref={menu} company={company} />
    </header>
  );
}

/** Browsers from before 2026 do not know invoker commands. */
function invokersMissing(): boolean {
  return !("command" in HTMLButtonElement.prototype);
}
