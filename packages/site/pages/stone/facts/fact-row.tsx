import type { ReactNode } from "react";

/** A row of a table of facts; none where nothing is known. */
export function FactRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    children && (
      <div>
        <dt>{term}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}
