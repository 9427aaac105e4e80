import { Head } from "@stoneyard/site/head/head.static.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { AccessoriesBlock } from "@stoneyard/site/pages/accessories/accessories-block.static.tsx";
import { laterSection } from "@stoneyard/site/render/later-section.tsx";
import { StoneSearch } from "@stoneyard/site/search/stone-search.tsx";
import { CountedLinks } from "@stoneyard/site/shell/counted-links.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
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
  const search = useTranslations("search");
  const href = useLocalizedPath();
  return (
    <>
      <Head title={t("title")} description={t("description", { count })} preview={preview} />
      <div className={`${grid.grid} ${styles.head}`}>
        <h1 className={`${typography.name} ${grid.listingTitle}`}>{t("title")}</h1>
        <p className={classes(typography.name, typography.number, grid.listingCount)}>
          <span aria-hidden="true">{count}</span>
          <span className={typography.visuallyHidden}>{stones("count", { count })}</span>
        </p>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
        <div className={styles.search}>
          <StoneSearch
            labels={{
              label: search("label"),
              placeholder: search("placeholder"),
              empty: search("empty"),
              none: search("none"),
              all: search("all", { count: "{count}" }),
            }}
            source={href("/search.json")}
            allStones={href("/stones")}
          />
          <p className={styles.all}>
            <Link to="/stones" className={typography.link}>
              {t("allStones", { count })}
            </Link>
          </p>
        </div>
      </div>
      <MaterialsBlock families={families} />
      <section className={`${grid.grid} ${grid.section} ${styles.uses}`} aria-labelledby="uses">
        <h2 id="uses" className={typography.section}>
          {t("uses")}
        </h2>
        <p className={typography.lead}>{t("usesText")}</p>
        <div>
          <CountedLinks links={uses} />
        </div>
      </section>
      {toOrder.map(({ title, description, ask }, at) => (
        <section key={title} className={grid.section} aria-labelledby={`to-order-${at + 1}`}>
          <Reveal duration={1000} className={`${grid.grid} ${styles.toOrder}`}>
            <h2 id={`to-order-${at + 1}`} className={typography.section}>
              {title}
            </h2>
            <p className={typography.lead}>
              <ContentText words={description} />
            </p>
            <p>
              <Link to="/contact" className={typography.link}>
                {ask}
              </Link>
            </p>
          </Reveal>
        </section>
      ))}
      <AccessoriesBlock categories={categories} />
    </>
  );
}
