import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./get-in-touch.module.css";

/** The invitation: the way to the form, and the phone. The foot of the page has address and hours. */
export const GetInTouch = staticSection(function GetInTouch({ company }: { company: CompanyView }) {
  const t = useTranslations("home.getInTouch");
  const [phone] = company.phones;
  return (
    <section className={`${grid.grid} ${grid.section} ${styles.touch}`} aria-labelledby="get-in-touch">
      <h2 id="get-in-touch" className={typography.statement}>
        <span className={typography.eyebrow}>{t("eyebrow")}</span> {t("title")}
      </h2>
      <p className={styles.go}>
        <Link className={`${typography.button} ${typography.filled}`} to="/contact">
          {t("go")}
        </Link>
        {phone && (
          <a className={typography.link} href={`tel:${phone.number}`}>
            {phone.shown}
          </a>
        )}
      </p>
    </section>
  );
});
