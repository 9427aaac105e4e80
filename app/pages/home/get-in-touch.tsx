import { useTranslations } from "#app/i18n/translations.tsx";
import type { CompanyView } from "#app/shell/company.server.ts";
import { Link } from "#app/shell/link.tsx";
import grid from "#app/styles/grid.module.css";
import type from "#app/styles/type.module.css";
import styles from "./get-in-touch.module.css";

/** The invitation: call, come, when, and the way to the form. */
export function GetInTouch({ company }: { company: CompanyView }) {
  const t = useTranslations("home.getInTouch");
  const hours = useTranslations("footer");
  return (
    <section className={`${grid.grid} ${grid.room} ${styles.touch}`} aria-labelledby="get-in-touch">
      <h2 id="get-in-touch" className={type.statement}>
        <span className={type.eyebrow}>{t("eyebrow")}</span> {t("title")}
      </h2>
      <p className={`${type.label} ${styles.way}`}>
        <b className={type.strong}>{t("call")}</b>
        {company.phones.map((phone) => (
          <a key={phone.number} href={`tel:${phone.number}`}>
            {phone.shown}
          </a>
        ))}
      </p>
      <p className={`${type.label} ${styles.way}`}>
        <b className={type.strong}>{t("come")}</b>
        <span>{company.street}</span>
        <span>
          {company.district}, {company.city}
        </span>
      </p>
      <p className={`${type.label} ${styles.way} ${styles.when}`}>
        <b className={type.strong}>{t("when")}</b>
        {company.hours.map((row) => (
          <span key={row.label}>
            {row.label} {row.opens ? `${row.opens}–${row.closes}` : hours("closed").toLowerCase()}
          </span>
        ))}
      </p>
      <p className={styles.go}>
        <Link className={`${type.button} ${type.filled}`} to="/contact">
          {t("go")}
        </Link>
      </p>
    </section>
  );
}
