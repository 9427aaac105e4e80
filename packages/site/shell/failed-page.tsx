import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useCompany } from "./company.ts";
import styles from "./failed-page.module.css";
import { Link } from "./link.tsx";

/** In place of a page whose script failed: what happened, another try, and how to reach us all the same. */
export function FailedPage() {
  const t = useTranslations("common.failed");
  const { phones, email } = useCompany();
  const [phone] = phones;
  return (
    <div className={`${grid.grid} ${styles.page}`} role="alert">
      <title>{t("title")}</title>
      <h1 className={typography.statement}>{t("title")}</h1>
      <p className={typography.lead}>{t("text")}</p>
      <p className={styles.ways}>
        <button
          type="button"
          className={`${typography.button} ${typography.filled}`}
          onClick={() => location.reload()}
        >
          {t("reload")}
        </button>
        <Link to="/" className={typography.link}>
          {t("home")}
        </Link>
        {phone && (
          <a href={`tel:${phone.number}`} className={typography.link}>
            {phone.shown}
          </a>
        )}
        <a href={`mailto:${email}`} className={typography.link}>
          {email}
        </a>
      </p>
    </div>
  );
}
