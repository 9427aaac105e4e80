import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./accessories-block.module.css";
import type { CategoryCard } from "./accessories-block.server.ts";
import { Shelves } from "./shelves.tsx";

type Props = {
  categories: readonly CategoryCard[];
  /** On the home page only the promoted categories stand here, with a way to the others. */
  onHome?: boolean;
};

/** The accessories as a section of another page. */
export const AccessoriesBlock = staticSection(function AccessoriesBlock({
  categories,
  onHome = false,
}: Props) {
  const t = useTranslations("accessories");
  if (categories.length === 0) return null;
  return (
    <section className={grid.section} aria-labelledby="accessories">
      <div className={`${grid.grid} ${grid.head}`}>
        <h2 id="accessories" className={typography.section}>
          {t("title")}
        </h2>
        <p className={typography.label}>{t("note")}</p>
      </div>
      <Shelves level="h3" categories={onHome ? categories.filter(({ promoted }) => promoted) : categories} />
      {onHome && (
        <p className={`${grid.inset} ${styles.all}`}>
          <Link className={typography.button} to="/accessories">
            {t("viewAll")}
          </Link>
        </p>
      )}
    </section>
  );
});
