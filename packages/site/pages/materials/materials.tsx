import { Head } from "@stoneyard/site/head/head.static.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { AccessoriesBlock } from "@stoneyard/site/pages/accessories/accessories-block.static.tsx";
import { laterSection } from "@stoneyard/site/render/later-section.tsx";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import { CountedLinks } from "@stoneyard/site/shell/counted-links.tsx";
import { TextLink } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { SectionTitle } from "@stoneyard/site/ui/section.tsx";
import type { MaterialsData } from "./materials.data.server.ts";
import styles from "./materials.module.css";

const MaterialsBlock = laterSection(() =>
  import("./materials-block.later.tsx").then((part) => part.MaterialsBlock),
);

export default function Materials({
  data: { count, preview, families, uses, toOrder, categories },
}: {
  data: MaterialsData;
}) {
  const t = useTranslations("materials");
  const stones = useTranslations("stones");
  return (
    <>
      <Head title={t("title")} description={t("description", { count })} preview={preview} />
      <div className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <h1 className={`${typography.name} ${grid.listingTitle}`}>{t("title")}</h1>
        <p className={classes(typography.name, typography.number, grid.listingCount)}>
          <span aria-hidden="true">{count}</span>
          <span className={typography.visuallyHidden}>{stones("count", { count })}</span>
        </p>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
        <div className={styles.search}>
          <StoneSearch />
          <p className={styles.all}>
            <TextLink to="/stones">{t("allStones", { count })}</TextLink>
          </p>
        </div>
      </div>
      <MaterialsBlock families={families} />
      <section
        className={`${grid.grid} ${grid.rowsOnMedium} ${grid.section} ${styles.uses}`}
        aria-labelledby="uses"
      >
        <SectionTitle id="uses">{t("uses")}</SectionTitle>
        <p className={typography.lead}>{t("usesText")}</p>
        <div>
          <CountedLinks links={uses} />
        </div>
      </section>
      {toOrder.map(({ title, description, ask }, at) => (
        <section key={title} className={grid.section} aria-labelledby={`to-order-${at + 1}`}>
          <Reveal duration={1000} className={`${grid.grid} ${grid.rowsOnMedium} ${styles.toOrder}`}>
            <h2 id={`to-order-${at + 1}`} className={typography.section}>
              {title}
            </h2>
            <p className={typography.lead}>
              <ContentText words={description} />
            </p>
            <p>
              <TextLink to="/contact">{ask}</TextLink>
            </p>
          </Reveal>
        </section>
      ))}
      <AccessoriesBlock categories={categories} />
    </>
  );
}
