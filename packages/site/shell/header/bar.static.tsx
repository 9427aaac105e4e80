import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import type { CompanyView } from "../company.server.ts";
import { OpeningHours } from "../footer/opening-hours.tsx";
import { Link, NavLink } from "../link.tsx";
import { MENU, TOP_BAR, usePlaces } from "../navigation.ts";
import styles from "./header.module.css";
import { Logo } from "./logo.tsx";
import menuStyles from "./menu.module.css";

type Props = { company: CompanyView };

/** The brand, and the places that stand in the top bar itself. */
export const Places = staticSection(function Places({ company }: Props) {
  const t = useTranslations("common.shell");
  return (
    <>
      <Link className={styles.mark} to="/" aria-label={t("logo", { brand: company.brand })}>
        <Logo brand={company.brand} />
      </Link>
      <nav className={`${styles.places} ${visible.screenOnly}`} aria-label={t("places")}>
        {usePlaces(TOP_BAR).map(({ to, name }) => (
          <NavLink key={to} to={to}>
            {name}
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

/** The menu that slides in from the right, a native dialog; what browsers leave open, `watch-menu.ts` does. */
export const Menu = staticSection(function Menu({ company }: { company: CompanyView }) {
  const t = useTranslations("common.shell");
  return (
    <dialog id="menu" className={menuStyles.menu} aria-label={t("menu")} closedby="any">
      <div className={menuStyles.inner}>
        <div className={menuStyles.head}>
          <button type="button" command="close" commandfor="menu">
            {t("close")}
          </button>
        </div>
        <nav aria-label={t("menu")}>
          <ul className={`${typography.menuEntry} ${menuStyles.list}`}>
            {usePlaces(MENU).map(({ to, name }) => (
              <li key={to}>
                <NavLink to={to}>{name}</NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${typography.label} ${typography.accentLinks} ${menuStyles.foot}`}>
          <p>
            {company.street}
            <br />
            {company.town}
          </p>
          <ul className={menuStyles.phones}>
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

/** A handset in the colour of the text around it; name the link or button that holds it. */
function PhoneIcon() {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} aria-hidden="true" focusable="false">
      <path
        d="M4.2 2.5h2.9l1.5 3.9-1.9 1.4a9.6 9.6 0 0 0 5.5 5.5l1.4-1.9 3.9 1.5v2.9a1.7 1.7 0 0 1-1.8 1.7C8.600 17.100 2.900 11.400 2.500 4.300a1.7 1.7 0 0 1 1.700-1.800z"
        fill="none"
        stroke="currentColor"
        strokeWidth={1}
        strokeLinejoin="round"
      />
    </svg>
  );
}
