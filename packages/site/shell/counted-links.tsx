import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./counted-links.module.css";
import { Link } from "./link.tsx";

type Props = { links: { title: string; to: SiteHref; count: number }[] };

/** Pages about stones in several columns, each with the number of its stones. */
export function CountedLinks({ links }: Props) {
  return (
    <ul className={styles.links}>
      {links.map(({ title, to, count }) => (
        <li key={to}>
          <Link to={to} className={`${styles.link} ${typography.accentOnHover}`}>
            <span className={typography.tile}>
              <span className={typography.growingLine}>{title}</span>
            </span>{" "}
            <span className={typography.label}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
