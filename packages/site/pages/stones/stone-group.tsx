import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { changedEarly } from "@stoneyard/site/ui/browser/changed-early.ts";
import { type ReactNode, useId } from "react";
import styles from "./stone-group.module.css";

type Props = {
  /** Where links within the page lead to it. */
  id?: string;
  level?: 2 | 3;
  /** Left out where the group goes on under the title of the one before: then the note is its heading. */
  title?: ReactNode;
  note?: ReactNode;
  hidden?: boolean;
  children: ReactNode;
  /** Further ones, behind a line that opens. */
  rest?: { label: string; cards: ReactNode } | undefined;
};

/** Stones that belong together: what they have in common at the side, their cards beside it. */
export function StoneGroup({ id, level = 3, title, note, hidden, children, rest }: Props) {
  const heading = useId();
  const Heading = level === 2 ? "h2" : "h3";
  const Note = title ? "p" : "h3";
  return (
    <section
      id={id}
      className={`${grid.grid} ${grid.rowsOnMedium} ${grid.lazyLayout} ${styles.group}`}
      aria-labelledby={[title && heading, note && `${heading}note`].filter(Boolean).join(" ")}
      data-group
      hidden={hidden}
      {...changedEarly}
    >
      <div className={styles.side}>
        {title && (
          <Heading id={heading} className={typography.smallEntry}>
            {title}
          </Heading>
        )}
        {note && (
          <Note
            id={`${heading}note`}
            className={`${title ? typography.label : typography.smallHeading} ${styles.note}`}
          >
            {note}
          </Note>
        )}
      </div>
      <StoneCards>{children}</StoneCards>
      {rest && (
        <details className={styles.rest}>
          <summary className={`${typography.link} ${typography.plainSummary}`}>{rest.label}</summary>
          <StoneCards>{rest.cards}</StoneCards>
        </details>
      )}
    </section>
  );
}

/** Cards in as many columns as there is room for. */
export function StoneCards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}
