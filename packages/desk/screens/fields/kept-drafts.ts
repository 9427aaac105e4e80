import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";

export type Draft = Readonly<Record<string, Value>>;

/** Where a new value is to come in a file. */
type Place = { file: string; path: Path };

const keyOf = ({ file, path }: Place) => `draft ${file} ${JSON.stringify(path)}`;

/** What was filled in at a place and not added yet, until this tab is closed. */
export function keptDraft(place: Place): Draft | undefined {
  const text = sessionStorage.getItem(keyOf(place));
  return text === null ? undefined : JSON.parse(text);
}

export function keepDraft(place: Place, draft: Draft): void {
  sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
}

export function forgetDraft(place: Place): void {
  sessionStorage.removeItem(keyOf(place));
}
