import type { Words } from "@stoneyard/catalogue/plain-words.ts";
import { ContentText } from "@stoneyard/site/i18n/content-text.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { PictureMark } from "@stoneyard/site/pictures/picture-mark.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Figure } from "@stoneyard/site/ui/figure.tsx";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import styles from "./project.module.css";

type ProjectView = {
  slug: string;
  title: string;
  summary: string;
  description: Words;
  stones: { title: string; to: SiteHref; slab: PictureView }[];
  pictures: PictureView[];
};

/** How the pictures of a project are laid out: each way has a large one and an order of its own. */
export type ProjectLayout = "largeLeft" | "largeRight" | "largeWide";

/** One finished building: its pictures large, what was done, and its stones as they lie in the rack. */
export function Project({
  project,
  layout = "largeLeft",
  first = false,
}: {
  project: ProjectView;
  layout?: ProjectLayout | undefined;
  /** Whether the page opens with its large picture, as it does on a phone. */
  first?: boolean;
}) {
  const [large, ...small] = project.pictures;
  return (
    <section id={project.slug} className={styles.project} aria-labelledby={`${project.slug}-title`}>
      <div className={classes(grid.grid, styles[layout])}>
        <h2 id={`${project.slug}-title`} className={classes(typography.statement, styles.title)}>
          {project.title}
        </h2>
        {large && (
          <Reveal duration={1500} className={styles.large}>
            <Figure picture={large} sizes="(max-width: 768px) 100vw, 80vw" first={first}>
              <span lang={large.lang}>{large.alt}</span>.<PictureMark picture={large} />
            </Figure>
          </Reveal>
        )}
        <div className={styles.words}>
          <p className={`${typography.label} ${typography.strong}`}>{project.summary}</p>
          <p className={typography.text}>
            <ContentText words={project.description} />
          </p>
          <Stones stones={project.stones} />
        </div>
        {small.map((picture, index) => (
          <Reveal key={picture.src} duration={1000} className={index === 0 ? styles.second : styles.third}>
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
            <span className={styles.edge}>
              <Picture picture={slab} sizes="(max-width: 768px) 100vw, 30vw" />
            </span>
            <span className={`${typography.tile} ${styles.stoneName}`}>{title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
