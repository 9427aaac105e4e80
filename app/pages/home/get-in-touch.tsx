import { useTranslations } from "#app/i18n/translations.tsx";
import type { CompanyView } from "#app/shell/company.server.ts";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import typography from "#app/styles/typography.module.css";
import styles from "./get-in-touch.module.css";

/** The invitation: call, come, when, and the way to the form. */
export function GetInTouch({ company }: { company: CompanyView }) {
  const t = useTranslations("home.getInTouch");
  const hours = useTranslations("common.footer");
  return (
    <section className={`${grid.grid} ${grid.section} ${styles.touch}`} aria-labelledby="get-in-touch">
      <h2 id="get-in-touch" className={typography.statement}>
        <span className={typography.eyebrow}>{t("eyebrow")}</span> {t("title")}
      </h2>
      {company.phones.length > 0 && (
        <p className={styles.way}>
          <b className={typography.smallHeading}>{t("call")}</b>
          {company.phones.map((phone) => (
            <a key={phone.number} href={`tel:${phone.number}`}>
              {phone.shown}
            </a>
          ))}
        </p>
      )}
      <p className={styles.way}>
        <b className={typography.smallHeading}>{t("come")}</b>
        <span>{company.street}</span>
        <span>{company.town}</span>
      </p>
      <p className={`${styles.way} ${styles.when}`}>
        <b className={typography.smallHeading}>{t("when")}</b>
        {company.hours.map((row) => (
          <span key={row.label}>
            {row.label} {row.times ?? hours("closed").toLowerCase()}
          </span>
        ))}
      </p>
      <p className={styles.go}>
        <Link className={`${typography.button} ${typography.filled}`} to="/contact">
          {t("go")}
        </Link>
      </p>
    </section>
  );
}
