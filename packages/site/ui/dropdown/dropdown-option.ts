import type { ReactNode } from "react";

export type DropdownOption = {
  id: string;
  label: string;
  /** Smaller second line, such as the stone's family. */
  detail?: string;
  /** Small picture beside the words; its alternative text should be empty. */
  picture?: ReactNode;
  /** Where choosing it leads. */
  href?: string;
};

/** Finds options for what was typed; `signal` aborts when the visitor has typed on. A failure counts as nothing found. */
export type DropdownSearch = (query: string, signal: AbortSignal) => Promise<readonly DropdownOption[]>;
