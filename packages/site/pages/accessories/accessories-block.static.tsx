import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { ButtonLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { SectionHead } from "@stoneyard/site/ui/section.tsx";
import type { CategoryCard } from "./accessories.data.server.ts";
import styles from "./accessories-block.module.css";
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
      <SectionHead id="accessories" title={t("title")}>
        <p className={typography.label}>{t("note")}</p>
      </SectionHead>
      <Shelves level="h3" categories={onHome ? categories.filter(({ promoted }) => promoted) : categories} />
      {onHome && (
        <p className={`${grid.inset} ${styles.all}`}>
          <ButtonLink to="/accessories">{t("viewAll")}</ButtonLink>
        </p>
      )}
    </section>
  );
});
