import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { equalValues, isMapValue, Marked, type Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/source.ts";

/** Keys that identify list items, the surest first. */
const NAMES = ["slug", "key", "id", "number", "title", "name", "picture", "from", "label", "days"];

/** The smallest edits that turn one value of a file into another, with list items matched by name. */
export function diffValues(before: Value, after: Value, path: Path = []): FileEdit[] {
  if (equalValues(before, after)) return [];
  if (isMapValue(before) && isMapValue(after)) return diffMaps(before, after, path);
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    const names = identities(before, after);
    if (names) return diffLists(before, after, names, path);
  }
  return [{ kind: "set", path, value: bare(after) }, ...markEdits(before, after, path)];
}

/** A value is written without its mark, which is set separately. */
function bare(value: Value): Value {
  return value instanceof Marked ? value.value : value;
}

function markEdits(before: Value, after: Value, path: Path): FileEdit[] {
  const isSample = after instanceof Marked;
  return isSample === before instanceof Marked ? [] : [{ kind: "mark", path, isSample }];
}

type ValueMap = { [key: string]: Value };

function diffMaps(before: ValueMap, after: ValueMap, path: Path): FileEdit[] {
  const order = Object.keys(after);
  const added = Object.entries(after).flatMap(([key, value]): FileEdit[] => {
    const old = before[key];
    return old === undefined
      ? [{ kind: "set", path: [...path, key], value, order }]
      : diffValues(old, value, [...path, key]);
  });
  const removed = Object.keys(before)
    .filter((key) => !(key in after))
    .map((key): FileEdit => ({ kind: "remove", path: [...path, key] }));
  // Additions come first, as a map must not be empty in between.
  return [...added, ...removed];
}

function diffLists(
  before: readonly Value[],
  after: readonly Value[],
  names: readonly string[][],
  path: Path,
): FileEdit[] {
  const [old = [], wanted = []] = names;
  const edits: FileEdit[] = [];
  const now = [...old];
  for (const name of old.filter((each) => !wanted.includes(each))) {
    edits.push({ kind: "remove", path: [...path, now.indexOf(name)] });
    now.splice(now.indexOf(name), 1);
  }
  for (const [at, name] of wanted.entries()) {
    const from = now.indexOf(name);
    if (from < 0) {
      edits.push({ kind: "insert", path, at, value: after[at] ?? null });
      now.splice(at, 0, name);
    } else if (from !== at) {
      edits.push({ kind: "move", path, from, to: at });
      now.splice(at, 0, ...now.splice(from, 1));
    }
  }
  const inner = wanted.flatMap((name, at) => {
    const was = before[old.indexOf(name)];
    return was === undefined ? [] : diffValues(was, after[at] ?? null, [...path, at]);
  });
  return [...edits, ...inner];
}

/** The key that identifies the items of these lists; undefined when none does. */
function identities(...lists: readonly (readonly Value[])[]): string[][] | undefined {
  for (const name of ["", ...NAMES]) {
    const found = lists.map((list) => list.map((item) => identity(item, name)));
    if (found.every((each) => isDistinct(each))) return found.map((each) => each.map(String));
  }
  return undefined;
}

function identity(item: Value, name: string): string | undefined {
  if (item instanceof Marked) return identity(item.value, name);
  if (name === "") return typeof item === "object" ? undefined : JSON.stringify(item);
  const value = isMapValue(item) ? item[name] : undefined;
  return value === undefined ? undefined : JSON.stringify(value instanceof Marked ? value.value : value);
}

function isDistinct(found: readonly (string | undefined)[]): boolean {
  return found.every((each) => each !== undefined) && new Set(found).size === found.length;
}
