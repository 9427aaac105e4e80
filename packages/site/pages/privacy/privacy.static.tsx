import { Prose } from "@stoneyard/site/content/prose.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { PrivacyData } from "./privacy.data.server.ts";
import styles from "./privacy.module.css";

export default staticSection(function Privacy({ data }: { data: PrivacyData }) {
  const t = useTranslations("privacy");
  const company = useCompany();
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={data.preview} />
      <div className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.page}`}>
        <h1 className={`${typography.statement} ${styles.title}`}>
          <span className={typography.eyebrow}>{t("title")}</span> {t("heading")}
        </h1>
        <p className={`${typography.label} ${typography.accentLinks} ${styles.who}`}>
          <b className={typography.strong}>{company.legalName}</b>
          {company.street}
          <br />
          {company.postalCode} {company.city}
          <br />
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
        <Prose className={styles.prose} html={data.html} />
      </div>
    </>
  );
});
