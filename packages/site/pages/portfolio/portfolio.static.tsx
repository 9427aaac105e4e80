import { Head } from "@stoneyard/site/head/head.static.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Suspense } from "react";
import type { PortfolioData } from "./portfolio.data.server.ts";
import styles from "./portfolio.module.css";
import { Project, type ProjectLayout } from "./project.tsx";

const LAYOUTS: readonly ProjectLayout[] = ["largeLeft", "largeRight", "largeWide"];

export default staticSection(function Portfolio({ data: { projects, preview } }: { data: PortfolioData }) {
  const t = useTranslations("portfolio");
  return (
    <>
      <Head title={t("title")} description={t("description")} preview={preview} />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.name}>{t("title")}</h1>
        <p className={`${typography.lead} ${styles.lead}`}>{t("lead")}</p>
        <nav className={styles.index} aria-label={t("projects")}>
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
          <Project project={project} layout={LAYOUTS[index % LAYOUTS.length]} first={index === 0} />
        </Suspense>
      ))}
    </>
  );
});
