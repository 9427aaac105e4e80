import type { Path } from "../files/source.ts";
import type { Value } from "./marked-value.ts";
import { YamlEdit } from "./yaml-edit.ts";

/** One change of a file of content/. Paths lead to values of YAML and JSON; other files are one text, at the path []. */
export type FileEdit =
  /** Writes a value, or adds it; `order` gives a new key its place among its neighbours. A mark !sample stays. */
  | { kind: "set"; path: Path; value: Value; order?: readonly string[] | undefined }
  /** Says whether a single value is a sample. */
  | { kind: "mark"; path: Path; isSample: boolean }
  | { kind: "remove"; path: Path }
  /** Puts an item, or several, into the list at `path`, before the one that is at `at` now. */
  | { kind: "insert"; path: Path; at: number; value: Value; further?: readonly Value[] }
  /** Puts an item of the list at `path` where it is at `to` afterwards. */
  | { kind: "move"; path: Path; from: number; to: number };

/**
 * The text of a file after these edits, one after another.
 * @throws where a path leads nowhere
 */
export function applyEdits(file: string, written: string, edits: readonly FileEdit[]): string {
  if (!isStructured(file)) return edits.reduce((text, edit) => wholeText(edit) ?? text, written);
  const edited = new YamlEdit(written, { isJson: file.endsWith(".json") });
  for (const run of runsOf(edits)) {
    if (run.edits.length < 2 || !edited.editItems(run.list, changesByItem(run.edits)))
      for (const edit of run.edits) applyEdit(edited, edit);
  }
  return edited.written;
}

/** Changes within items of one list, one after another; or a single change of something else. */
type Run = { list: string; edits: FileEdit[] };

function runsOf(edits: readonly FileEdit[]): Run[] {
  const runs: Run[] = [];
  for (const edit of edits) {
    const list = isWithinItem(edit) ? String(edit.path[0]) : "";
    const last = runs.at(-1);
    if (last && list !== "" && last.list === list) last.edits.push(edit);
    else runs.push({ list, edits: [edit] });
  }
  return runs;
}

function isWithinItem({ kind, path }: FileEdit): boolean {
  return ["set", "remove", "mark"].includes(kind) && path.length > 2 && typeof path[1] === "number";
}

/** By the item's place: what is changed in it, where it is the only item of its list. */
function changesByItem(edits: readonly FileEdit[]): Map<number, (alone: YamlEdit) => void> {
  const byItem = Map.groupBy(edits, ({ path }) => Number(path[1]));
  return new Map(
    [...byItem].map(([place, own]) => [
      place,
      (alone) => {
        for (const edit of own)
          applyEdit(alone, { ...edit, path: [edit.path[0] ?? "", 0, ...edit.path.slice(2)] });
      },
    ]),
  );
}

/** Whether a file has values with paths, instead of being one text. */
export function isStructured(file: string): boolean {
  return /\.(yaml|json)$/.test(file);
}

function wholeText(edit: FileEdit): string | undefined {
  return edit.kind === "set" && edit.path.length === 0 ? String(edit.value) : undefined;
}

function applyEdit(edited: YamlEdit, edit: FileEdit): void {
  if (edit.kind === "set") edited.set(edit.path, edit.value, edit.order);
  else if (edit.kind === "remove") edited.remove(edit.path);
  else if (edit.kind === "insert") edited.insert(edit.path, edit.at, edit.value, ...(edit.further ?? []));
  else if (edit.kind === "move") edited.move(edit.path, edit.from, edit.to);
  else if (edit.isSample) edited.mark(edit.path);
  else edited.unmark(edit.path);
}
