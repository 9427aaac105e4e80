import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { PhoneIcon } from "@stoneyard/site/ui/phone-icon.tsx";
import type { CompanyView } from "./company.server.ts";
import styles from "./header.module.css";
import { Link, NavLink } from "./link.tsx";
import { Logo } from "./logo.tsx";
import { placesOf, TOP_BAR } from "./navigation.ts";
import { useParts } from "./parts.ts";

type Props = { company: CompanyView };

/** The brand, and the places that stand in the top bar itself. */
export const Places = staticSection(function Places({ company }: Props) {
  const t = useTranslations("common.shell");
  const places = useTranslations("common.navigation");
  return (
    <>
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
    </>
  );
});

export const PhoneLink = staticSection(function PhoneLink({ company }: Props) {
  const t = useTranslations("common.shell");
  const [phone] = company.phones;
  if (!phone) return null;
  return (
    <a className={styles.call} href={`tel:${phone.number}`}>
      <PhoneIcon />
      <span className={styles.words}>{t("callUsNow")}</span>
      <span className={styles.number}>{phone.shown}</span>
    </a>
  );
});

export const MenuButton = staticSection(function MenuButton() {
  const t = useTranslations("common.shell");
  return (
    <button
      className={styles.burger}
      type="button"
      aria-haspopup="dialog"
      command="show-modal"
      commandfor="menu"
    >
      {t("menu")}
    </button>
  );
});
