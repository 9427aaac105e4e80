import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { VisitorPhotoData } from "./visitor-photo.data.server.ts";
import styles from "./visitor-photo.module.css";
import { VisitorPhotoStart } from "./visitor-photo-start.tsx";

/** The visitor's own room: a photograph that stays on the device, and any of our stones in it. */
export default function VisitorPhotoPage({ data: { preview, example } }: { data: VisitorPhotoData }) {
  const t = useTranslations("visitor-photo");
  return (
    <article className={styles.page}>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.statement}>{t("title")}</h1>
        <p className={`${typography.lead} ${grid.lead}`}>{t("lead")}</p>
      </header>
      <div className={grid.inset}>
        <VisitorPhotoStart example={example} />
        <noscript>
          <p className={typography.lead}>{t("noScript")}</p>
        </noscript>
        <p className={`${typography.label} ${styles.truth}`}>{t("truth")}</p>
      </div>
    </article>
  );
}
