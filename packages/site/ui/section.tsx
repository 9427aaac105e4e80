import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";

/** The heading of a section, which names it by this id. */
export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className={typography.section}>
      {children}
    </h2>
  );
}

type Props = { id: string; title: ReactNode; children?: ReactNode; className?: string | undefined };

/** The head of a section: its heading, and beside it what is to be said of it. */
export function SectionHead({ id, title, children, className }: Props) {
  return (
    <div className={classes(grid.grid, grid.head, className)}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </div>
  );
}
