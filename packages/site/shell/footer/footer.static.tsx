import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import type { CompanyView } from "../company.server.ts";
import { Link } from "../link.tsx";
import { FOOTER, usePlaces } from "../navigation.ts";
import { SOFTWARE } from "../software.ts";
import styles from "./footer.module.css";
import { OpeningHours } from "./opening-hours.tsx";
import { PhoneLinks } from "./phone-links.tsx";

/** The foot of every page: places, hours, address, ways to write or call, and what the law wants to stand there. */
export const Footer = staticSection(function Footer({ company }: { company: CompanyView }) {
  const t = useTranslations("common.footer");
  const pictures = useTranslations("common.footer.pictures");
  return (
    <footer
      className={`${grid.grid} ${grid.lazyLayout} ${typography.accentLinks} ${typography.small} ${styles.foot}`}
    >
      <nav className={visible.screenOnly} aria-labelledby="useful-links">
        <h2 id="useful-links" className={typography.smallHeading}>
          {t("usefulLinks")}
        </h2>
        <ul className={styles.links}>
          {usePlaces(FOOTER).map(({ to, name }) => (
            <li key={to}>
              <Link to={to}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.when}>
        <h2 className={typography.smallHeading}>{t("openingHours")}</h2>
        <OpeningHours company={company} />
      </div>
      <div className={styles.where}>
        <h2 className={typography.smallHeading}>{company.town}</h2>
        <address>
          {company.street}
          <br />
          {company.postalCode} {company.city}
        </address>
      </div>
      <div>
        <h2 className={typography.smallHeading}>{t("writeOrCall")}</h2>
        <ul>
          <li>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
          {company.phones.map((phone) => (
            <li key={phone.number} className={styles.phone}>
              <PhoneLinks phone={phone} />
            </li>
          ))}
          {company.networks.map(({ name, url }) => (
            <li key={url}>
              <a href={url} rel="me noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
      {company.pictures !== "photographed" && <p className={styles.pictures}>{pictures(company.pictures)}</p>}
      <p className={styles.legal}>
        <span>
          © {company.copyrightYear} {company.brand}
        </span>
        <span className={styles.register}>
          {[
            company.legalName,
            ...company.facts.map(({ label, value }) => (label ? `${label} ${value}` : value)),
          ].map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </span>
        <span className={styles.software}>
          <a href={`/${SOFTWARE.licences}`}>{t("licences")}</a> <a href={`/${SOFTWARE.parts}`}>{t("sbom")}</a>
        </span>
      </p>
    </footer>
  );
});
