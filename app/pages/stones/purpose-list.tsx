import { Link } from "#app/shell/link.tsx";
import typography from "#app/styles/typography.module.css";
import type { PurposeLink } from "./purpose-links.server.ts";
import styles from "./purpose-list.module.css";

/** The uses of stone, each a link to its page with the number of stones for it. */
export function PurposeList({ uses }: { uses: PurposeLink[] }) {
  return (
    <ul className={styles.uses}>
      {uses.map(({ purpose, title, to, count }) => (
        <li key={purpose}>
          <Link to={to} className={styles.use}>
            <span className={`${typography.tile} ${styles.name}`}>
              <span>{title}</span>
            </span>{" "}
            <span className={typography.label}>{count}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
