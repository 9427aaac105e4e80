import { Breadcrumbs } from "@stoneyard/site/head/breadcrumbs.static.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { CountedLinks } from "@stoneyard/site/shell/counted-links.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { CareData } from "./care.data.server.ts";
import styles from "./care.module.css";
import { CarePart, Points } from "./care-part.tsx";

/** All care guides, and what holds for every stone. */
export default staticSection(function CarePage({ data: care }: { data: CareData }) {
  const t = useTranslations("care");
  const places = useTranslations("common.navigation");
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={care.preview} />
      <div className={`${grid.grid} ${styles.head}`}>
        <Breadcrumbs steps={[{ name: places("materials"), to: "/materials" }]} here={t("title")} />
        <h1 className={`${typography.statement} ${grid.listingTitle}`}>{t("title")}</h1>
        <p className={`${typography.lead} ${grid.lead}`}>{t("lead")}</p>
      </div>
      <section className={`${grid.section} ${grid.inset}`} aria-label={t("guides")}>
        <CountedLinks links={care.guides.kinds} />
      </section>
      {care.guides.finishes.length > 0 && (
        <section className={`${grid.section} ${grid.inset}`} aria-labelledby="by-finish">
          <h2 id="by-finish" className={`${typography.section} ${styles.title}`}>
            {t("byFinish")}
          </h2>
          <CountedLinks links={care.guides.finishes} />
        </section>
      )}
      <CarePart id="rules" title={t("rules")}>
        <Points points={care.rules} />
      </CarePart>
      <CarePart id="poultice" title={t("poultice")}>
        <ol>
          {care.poultice.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </CarePart>
    </>
  );
});
