import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { SectionTitle } from "@stoneyard/site/ui/section.tsx";
import type { ReactNode } from "react";
import styles from "./care.module.css";

/** A part of what is said of care, beside its heading. */
export function CarePart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      className={`${grid.grid} ${grid.rowsOnMedium} ${grid.section} ${styles.part}`}
      aria-labelledby={id}
    >
      <SectionTitle id={id}>{title}</SectionTitle>
      <div className={typography.text}>{children}</div>
    </section>
  );
}

export function Points({ points }: { points: string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
