import { applyEdits, type FileEdit } from "../editing/file-edit.ts";
import { isMapValue, readValue } from "../editing/marked-value.ts";
import type { Files } from "./content-files.ts";

const FILE = "suitability.yaml";

/** Format 8: a rule has one sentence for all stones that it fits; `own` was a second form for a single stone. */
export function oneReasonOfFormat8(files: Files): void {
  const written = files.get(FILE);
  const content = written === undefined ? undefined : readValue(written);
  if (written === undefined || !isMapValue(content) || !isMapValue(content.uses)) return;
  const edits = Object.entries(content.uses).flatMap(([use, purpose]): FileEdit[] => {
    const rules = isMapValue(purpose) && Array.isArray(purpose.rules) ? purpose.rules : [];
    return rules.flatMap((rule, i) =>
      isMapValue(rule) && "own" in rule ? [{ kind: "remove", path: ["uses", use, "rules", i, "own"] }] : [],
    );
  });
  files.set(FILE, applyEdits(FILE, written, edits));
}
