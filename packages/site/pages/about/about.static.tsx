import { Prose } from "@stoneyard/site/content/prose.tsx";
import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useCompany } from "@stoneyard/site/shell/company.ts";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import type { AboutData } from "./about.data.server.ts";
import styles from "./about.module.css";
import { Team } from "./team.static.tsx";

export default staticSection(function About({ data }: { data: AboutData }) {
  const t = useTranslations("about");
  const { stoneCount } = useCompany();
  const { quality, production } = data;
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={data.preview} />
      <div className={`${grid.grid} ${grid.rowsOnMedium} ${styles.head}`}>
        <h1 className={`${typography.statement} ${styles.title}`}>
          <span className={typography.eyebrow}>{t("title")}</span> {t("heading")}
        </h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead", { count: stoneCount })}</p>
      </div>
      <Figure className={styles.band} picture={data.slab} sizes="100vw" first slab />
      <section className={`${grid.grid} ${grid.section} ${styles.quality}`} aria-labelledby="quality">
        <h2 id="quality" className={`${typography.section} ${styles.heading}`}>
          {t("quality")}
        </h2>
        <Prose className={styles.prose} html={quality.html} />
        <Figure className={styles.tall} picture={quality.picture} sizes="(max-width: 768px) 100vw, 42vw">
          <span lang={quality.picture.lang}>{quality.picture.alt}</span>.
          <PictureMark picture={quality.picture} />
        </Figure>
      </section>
      <section
        className={`${grid.grid} ${grid.rowsOnNarrow} ${grid.section} ${styles.production}`}
        aria-labelledby="production"
      >
        <h2 id="production" className={`${typography.section} ${styles.heading}`}>
          {t("production")}
        </h2>
        <Prose className={styles.prose} html={production.html} />
        <Reveal duration={1500} className={styles.steps}>
          <ol className={`${grid.grid} ${grid.standing} ${styles.row}`}>
            {production.pictures.map((picture) => (
              <li key={picture.src}>
                <Figure picture={picture} sizes="(max-width: 768px) 100vw, 55vw">
                  <span lang={picture.lang}>{picture.alt}</span>.<PictureMark picture={picture} />
                </Figure>
              </li>
            ))}
          </ol>
        </Reveal>
      </section>
      <Team members={data.team} />
    </>
  );
});
