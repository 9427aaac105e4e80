import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Link } from "@stoneyard/site/shell/link.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { Picture } from "@stoneyard/site/ui/picture.tsx";
import { Reveal } from "@stoneyard/site/ui/reveal/reveal.tsx";
import type { CategoryCard } from "./accessories.data.server.ts";
import styles from "./shelves.module.css";

type Props = {
  categories: readonly CategoryCard[];
  first?: boolean;
  /** Level of the names' headings. */
  level: "h2" | "h3";
};

/** The categories as objects of different height, three to a shelf, their names on the edge below. */
export function Shelves({ categories, first = false, level: Heading }: Props) {
  const t = useTranslations("accessories");
  const shelves = categories.flatMap((_, index) =>
    index % 3 === 0 ? [categories.slice(index, index + 3)] : [],
  );
  return shelves.map((shelf, row) => (
    <Reveal key={shelf[0]?.slug} duration={row === 0 ? 1000 : 1500}>
      <ul className={classes(grid.grid, styles.shelf, row % 2 === 0 ? styles.upper : styles.lower)}>
        {shelf.map((category, place) => (
          <li key={category.slug}>
            <Link to={category.href} className={styles.object} aria-labelledby={`category-${category.slug}`}>
              <Picture
                picture={category.picture}
                sizes="(max-width: 501px) 60vw, 34vw"
                first={first && row === 0 && place === 0}
                className={styles.picture}
              />
              <span id={`category-${category.slug}`} className={styles.words}>
                <Heading className={`${typography.smallEntry} ${styles.name}`}>{category.title}</Heading>{" "}
                <span className={typography.label}>{t("models", { count: category.count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Reveal>
  ));
}
