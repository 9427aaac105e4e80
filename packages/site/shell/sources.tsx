import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./sources.module.css";

/** Where what a page says is from, folded at its foot. */
export function Sources({ title, sources }: { title: string; sources: readonly string[] }) {
  return (
    <details className={`${grid.inset} ${typography.label} ${styles.sources}`}>
      <summary className={`${typography.plainSummary} ${typography.arrow}`}>{title}</summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
