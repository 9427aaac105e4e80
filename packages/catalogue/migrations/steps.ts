import { applyEdits, type FileEdit } from "../editing/file-edit.ts";
import { isMapValue, readValue } from "../editing/marked-value.ts";

export type Files = Map<string, string>;

/** Changes files of one format into the next; files of the next format stay as they are. A landed step never changes. */
type Step = { from: number; change: (files: Files) => void };

/** Oldest first. Formats before 7 were never in a release. */
export const STEPS: readonly Step[] = [{ from: 7, change: oneReasonOfFormat8 }];

/** A rule has one sentence for all stones that it fits; `own` was a second form for a single stone. */
function oneReasonOfFormat8(files: Files): void {
  const file = "suitability.yaml";
  const written = files.get(file);
  const content = written === undefined ? undefined : readValue(written);
  if (written === undefined || !isMapValue(content) || !isMapValue(content.uses)) return;
  const edits = Object.entries(content.uses).flatMap(([use, purpose]): FileEdit[] => {
    const rules = isMapValue(purpose) && Array.isArray(purpose.rules) ? purpose.rules : [];
    return rules.flatMap((rule, i) =>
      isMapValue(rule) && "own" in rule ? [{ kind: "remove", path: ["uses", use, "rules", i, "own"] }] : [],
    );
  });
  files.set(file, applyEdits(file, written, edits));
}
