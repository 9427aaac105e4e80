import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";

/** Edits, or a function that makes them from the value at the time they are saved. */
export type Edits = readonly FileEdit[] | ((value: unknown) => readonly FileEdit[]);

/** What fields show and change: a file, or a new list item that is not in the file yet. */
export type FieldStore = {
  /** Kind of content, by which labels may differ: stone, site, … */
  kind: string;
  file: string;
  /** Whether it is not in the file yet. */
  isDraft?: boolean;
  value: unknown;
  /** Paths of samples, as JSON. */
  samples: ReadonlySet<string>;
  /** The mistakes of the last try to change the value at a path. */
  problemsAt(path: Path): readonly Problem[];
  /** Tells whether it was saved; a draft does not. */
  save(edits: Edits): Promise<boolean> | undefined;
};

export function editsFor(edits: Edits, value: unknown): readonly FileEdit[] {
  return typeof edits === "function" ? edits(value) : edits;
}

/** The value after these edits, for what is not in a file yet. */
export function editedValue(value: unknown, edits: readonly FileEdit[]): unknown {
  return edits.reduce((now, edit) => {
    if (edit.kind === "mark") return now;
    if (edit.kind === "set") return replaced(now, edit.path, () => edit.value);
    if (edit.kind === "remove") return removed(now, edit.path);
    return replaced(now, edit.path, (list) => {
      const items: unknown[] = Array.isArray(list) ? list : [];
      if (edit.kind === "insert") return items.toSpliced(edit.at, 0, edit.value);
      return items.toSpliced(edit.from, 1).toSpliced(edit.to, 0, items[edit.from]);
    });
  }, value);
}

function removed(value: unknown, path: Path): unknown {
  const last = path.at(-1);
  return replaced(value, path.slice(0, -1), (parent) => {
    if (Array.isArray(parent)) return parent.toSpliced(Number(last), 1);
    return Object.fromEntries(Object.entries(Object(parent)).filter(([key]) => key !== last));
  });
}

function replaced(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (step === undefined) return change(value);
  const inner = replaced(valueAt(value, [step]), rest, change);
  if (Array.isArray(value)) return value.with(Number(step), inner);
  return { ...Object(value), [String(step)]: inner };
}
