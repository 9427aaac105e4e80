import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import { useParts } from "@stoneyard/site/shell/parts.ts";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Nearest } from "./nearest.tsx";
import type { NotFoundData } from "./not-found.data.server.ts";
import styles from "./not-found.module.css";

/** The server shows this page at every address that is no page's. */
export default function NotFound({ data }: { data: NotFoundData }) {
  const t = useTranslations("not-found");
  const places = useTranslations("common.navigation");
  const parts = useParts();
  return (
    <>
      <Head title={t("title")} description={t("text")} preview={data.preview} hidden />
      <div className={`${grid.grid} ${styles.page}`}>
        <p className={classes(typography.name, typography.number, styles.number)} aria-hidden="true">
          404
        </p>
        <h1 className={`${typography.statement} ${styles.title}`}>{t("heading")}</h1>
        <p className={`${typography.lead} ${styles.text}`}>{t("text")}</p>
        <p className={styles.links}>
          <Link className={typography.link} to="/stones">
            {places("allStones")}
          </Link>
          <Link className={typography.link} to="/materials">
            {places("materials")}
          </Link>
          {parts.includes("interiors") && (
            <Link className={typography.link} to="/interior-design">
              {places("interiorDesign")}
            </Link>
          )}
          <Link className={typography.link} to="/contact">
            {places("contact")}
          </Link>
        </p>
        <Nearest />
      </div>
    </>
  );
}
