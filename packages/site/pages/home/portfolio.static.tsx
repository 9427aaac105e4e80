import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import type { ProjectView } from "./home.server.ts";
import styles from "./portfolio.module.css";

/** The projects as an index: a line each, its picture coming up beside the one that is pointed at. */
export const Portfolio = staticSection(function Portfolio({ projects }: { projects: ProjectView[] }) {
  const t = useTranslations("home.portfolio");
  if (projects.length === 0) return null;
  return (
    <section className={grid.section} aria-labelledby="portfolio">
      <div className={grid.grid}>
        <h2 id="portfolio" className={`${typography.section} ${styles.heading}`}>
          {t("title")}
        </h2>
      </div>
      <ul className={`${grid.inset} ${styles.index}`}>
        {projects.map((project) => (
          <li key={project.href}>
            <Link to={project.href} className={styles.line}>
              <span className={`${typography.entry} ${styles.name}`}>{project.title}</span>
              <span className={`${typography.label} ${styles.summary}`}>{project.summary}</span>
              <span className={styles.view}>
                <Picture picture={project.picture} sizes="(max-width: 768px) 100vw, 25vw" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
});
