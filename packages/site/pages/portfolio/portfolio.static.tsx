import { Head } from "@stoneyard/site/head/head.static.tsx";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import { Suspense } from "react";
import type { PortfolioData } from "./portfolio.data.server.ts";
import styles from "./portfolio.module.css";

/** How the pictures of a project are laid out: each way has a large one and an order of its own. */
const LAYOUTS = ["largeLeft", "largeRight", "largeWide"] as const;

export default staticSection(function Portfolio({ data: { projects, preview } }: { data: PortfolioData }) {
  const t = useTranslations("portfolio");
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${grid.rowsOnNarrow} ${styles.head}`}>
        <h1 className={typography.name}>{t("title")}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
        <nav className={`${styles.index} ${typography.accentLinks}`} aria-label={t("projects")}>
          <ol>
            {projects.map(({ slug, title, summary }) => (
              <li key={slug}>
                <a href={`#${slug}`}>
                  <span className={typography.tile}>{title}</span>
                  <span className={typography.label}>{summary}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {projects.map((project, index) => (
        <Suspense key={project.slug}>
          <Project project={project} index={index} />
        </Suspense>
      ))}
    </>
  );
});

type ProjectView = PortfolioData["projects"][number];

/** One finished building: its pictures large, what was done, and its stones as they lie in the rack. */
function Project({ project, index }: { project: ProjectView; index: number }) {
  const [large, ...small] = project.pictures;
  const layout = LAYOUTS[index % LAYOUTS.length] ?? "largeLeft";
  return (
    <section id={project.slug} className={styles.project} aria-labelledby={`${project.slug}-title`}>
      <div className={classes(grid.grid, styles[layout])}>
        <h2 id={`${project.slug}-title`} className={classes(typography.statement, styles.title)}>
          {project.title}
        </h2>
        {large && (
          <Reveal duration={1500} className={styles.large}>
            <Figure picture={large} sizes="(max-width: 768px) 100vw, 80vw" first={index === 0}>
              <span lang={large.lang}>{large.alt}</span>.<PictureMark picture={large} />
            </Figure>
          </Reveal>
        )}
        <div className={styles.words}>
          <p className={typography.text}>
            <ContentText words={project.description} />
          </p>
          <Stones stones={project.stones} />
        </div>
        {small.map((picture, place) => (
          <Reveal key={picture.src} duration={1000} className={place === 0 ? styles.second : styles.third}>
            <Figure picture={picture} sizes="(max-width: 768px) 100vw, 45vw">
              <span lang={picture.lang}>{picture.alt}</span>.<PictureMark picture={picture} />
            </Figure>
          </Reveal>
        ))}
      </div>
    </section>
  );
}

/** The stones of a project as edges in a rack, each a link to its page. */
function Stones({ stones }: Pick<ProjectView, "stones">) {
  const t = useTranslations("portfolio");
  return (
    <ul className={styles.stones} aria-label={t("stones")}>
      {stones.map(({ title, to, slab }) => (
        <li key={to}>
          <Link to={to} className={styles.stone}>
            <span className={`${frames.frame} ${styles.edge}`}>
              <Picture picture={slab} sizes="(max-width: 768px) 100vw, 30vw" />
            </span>
            <span className={`${typography.tile} ${styles.stoneName}`}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
