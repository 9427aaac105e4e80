import { equalValues, isMapValue, Marked, type Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import type { Path } from "@stoneyard/catalogue/files/source.ts";

/** Keys that identify list items, the surest first. */
const NAMES = ["slug", "key", "id", "number", "title", "name", "picture", "from", "label", "days"];

/** One change of a file, for people. `path` is the value's path now; of a removed value, its former path. */
type ValueChange = {
  kind: "changed" | "added" | "removed" | "moved" | "sample" | "settled";
  path: Path;
  before?: Value | undefined;
  after?: Value | undefined;
};

/** The changes between two values of a file, with list items matched by name. */
export function diffValues(before: Value, after: Value, path: Path = []): ValueChange[] {
  if (equalValues(before, after)) return [];
  if (isMapValue(before) && isMapValue(after)) {
    const keys = new Set([...Object.keys(after), ...Object.keys(before)]);
    return [...keys].flatMap((key) => diffEntry(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    const names = identities(before, after);
    if (names) return diffLists(before, after, names, path);
  }
  const isSample = after instanceof Marked;
  const isMarkOther = isSample !== before instanceof Marked;
  return [
    { kind: before === null ? "added" : "changed", path, before, after },
    ...(isMarkOther ? [{ kind: isSample ? ("sample" as const) : ("settled" as const), path }] : []),
  ];
}

function diffEntry(before: Value | undefined, after: Value | undefined, path: Path): ValueChange[] {
  if (after === undefined) return [{ kind: "removed", path, before }];
  return before === undefined ? [{ kind: "added", path, after }] : diffValues(before, after, path);
}

function diffLists(
  before: readonly Value[],
  after: readonly Value[],
  [old, now]: readonly [string[], string[]],
  path: Path,
): ValueChange[] {
  const common = (names: string[], others: string[]) => String(names.filter((name) => others.includes(name)));
  return [
    ...old.flatMap((name, at) => (now.includes(name) ? [] : diffEntry(before[at], undefined, [...path, at]))),
    ...(common(old, now) === common(now, old) ? [] : [{ kind: "moved" as const, path }]),
    ...now.flatMap((name, at): ValueChange[] =>
      old.includes(name)
        ? diffEntry(before[old.indexOf(name)], after[at], [...path, at])
        : [{ kind: "added", path, after: after[at] }],
    ),
  ];
}

/** The key that identifies the items of both lists; undefined when none does. */
function identities(before: readonly Value[], after: readonly Value[]): [string[], string[]] | undefined {
  for (const name of ["", ...NAMES]) {
    const [old, now] = [before, after].map((list) => list.map((item) => identity(item, name)));
    if (isDistinct(old) && isDistinct(now)) return [old, now];
  }
  return undefined;
}

function identity(item: Value, name: string): string | undefined {
  if (item instanceof Marked) return identity(item.value, name);
  if (name === "") return typeof item === "object" ? undefined : JSON.stringify(item);
  const value = isMapValue(item) ? item[name] : undefined;
  return value === undefined ? undefined : JSON.stringify(value instanceof Marked ? value.value : value);
}

function isDistinct(found: readonly (string | undefined)[] = []): found is string[] {
  return found.every((each) => each !== undefined) && new Set(found).size === found.length;
}
