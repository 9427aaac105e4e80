import { applyEdits, isStructured } from "#catalogue/editing/file-edit.ts";
import { readValue, type Value } from "#catalogue/editing/marked-value.ts";
import { diffValues } from "./diff-values.ts";
import { type Choices, type Conflict, mergeValues } from "./merge-values.ts";

/** A file at three times: before both, after my change, after theirs; undefined where it was not there. */
export type ThreeVersions = Record<"base" | "mine" | "theirs", Buffer | undefined>;

export type MergedFile = { bytes: Buffer | undefined; conflicts: Conflict[] };

/** My change made in their file: by value where the file has values, else whole. Their comments and order stay. */
export function mergeFile(file: string, versions: ThreeVersions, choices: Choices = {}): MergedFile {
  const { base, mine, theirs } = versions;
  if (sameBytes(mine, theirs) || sameBytes(base, mine)) return { bytes: theirs, conflicts: [] };
  if (sameBytes(base, theirs)) return { bytes: mine, conflicts: [] };
  if (!isStructured(file) || !base || !mine || !theirs) return whole(file, versions, choices);
  const written = theirs.toString("utf8");
  const before = readValue(written);
  const merged = mergeValues(valueOfBytes(base), valueOfBytes(mine), before, choices);
  const edits = diffValues(before, merged.value ?? null);
  return { bytes: Buffer.from(applyEdits(file, written, edits)), conflicts: merged.conflicts };
}

/** Prose and pictures are one value, at the path []. */
function whole(file: string, { base, mine, theirs }: ThreeVersions, choices: Choices): MergedFile {
  const shown = (bytes: Buffer | undefined) => {
    if (!bytes) return undefined;
    return /\.(yaml|json|md|txt)$/.test(file)
      ? bytes.toString("utf8")
      : `${Math.ceil(bytes.length / 1000)} kB`;
  };
  if (choices["[]"]) return { bytes: choices["[]"] === "mine" ? mine : theirs, conflicts: [] };
  return {
    bytes: theirs,
    conflicts: [{ path: [], base: shown(base), mine: shown(mine), theirs: shown(theirs) }],
  };
}

function valueOfBytes(bytes: Buffer): Value {
  return readValue(bytes.toString("utf8"));
}

function sameBytes(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.equals(b));
}
