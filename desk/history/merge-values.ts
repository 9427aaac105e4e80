import { equalValues, isMapValue, type Value } from "#catalogue/editing/marked-value.ts";
import type { Path } from "#catalogue/source.ts";
import { identities } from "./list-identity.ts";

type Some = Value | undefined;

/** A value that two people changed, each otherwise; undefined where it is not there. */
export type Conflict = { path: Path; base: Some; mine: Some; theirs: Some };

/** Which of two versions of a value is meant, by `choiceKey`. */
export type Choices = Readonly<Record<string, "mine" | "theirs">>;

export type Merged = { value: Some; conflicts: Conflict[] };

/**
 * What a file holds when both sets of changes to it are made, value by value. Only a value that both changed is a conflict;
 * there `value` has theirs until a choice says otherwise.
 */
export function mergeValues(base: Some, mine: Some, theirs: Some, choices: Choices = {}): Merged {
  return mergeAt([], base, mine, theirs, choices);
}

export function choiceKey(path: Path): string {
  return JSON.stringify(path);
}

function mergeAt(path: Path, base: Some, mine: Some, theirs: Some, choices: Choices): Merged {
  if (equalValues(mine, theirs) || equalValues(base, mine)) return { value: theirs, conflicts: [] };
  if (equalValues(base, theirs)) return { value: mine, conflicts: [] };
  if (isMapValue(mine) && isMapValue(theirs)) {
    return mergeMaps(path, isMapValue(base) ? base : {}, mine, theirs, choices);
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    const merged = mergeLists(path, base, mine, theirs, choices);
    if (merged) return merged;
  }
  const choice = choices[choiceKey(path)];
  if (choice) return { value: choice === "mine" ? mine : theirs, conflicts: [] };
  return { value: theirs, conflicts: [{ path, base, mine, theirs }] };
}

type ValueMap = { [key: string]: Value };

function mergeMaps(path: Path, base: ValueMap, mine: ValueMap, theirs: ValueMap, choices: Choices): Merged {
  const value: ValueMap = {};
  const conflicts: Conflict[] = [];
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const merged = mergeAt([...path, key], base[key], mine[key], theirs[key], choices);
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) value[key] = merged.value;
  }
  return { value, conflicts };
}

/** Items are known by their names, so that each side may have put in, taken out and moved others. */
function mergeLists(
  path: Path,
  base: readonly Value[],
  mine: readonly Value[],
  theirs: readonly Value[],
  choices: Choices,
): Merged | undefined {
  const names = identities(base, mine, theirs);
  if (!names) return undefined;
  const [inBase = [], inMine = [], inTheirs = []] = names;
  const conflicts: Conflict[] = [];
  const values = new Map<string, Value>();
  for (const name of mergedOrder(inBase, inMine, inTheirs)) {
    const at = (list: readonly Value[], there: readonly string[]) => list[there.indexOf(name)];
    const merged = mergeAt(
      [...path, name],
      at(base, inBase),
      at(mine, inMine),
      at(theirs, inTheirs),
      choices,
    );
    conflicts.push(...merged.conflicts);
    if (merged.value !== undefined) values.set(name, merged.value);
  }
  return { value: [...values.values()], conflicts };
}

/** Their order, or mine where they kept the old one; what only one side has stands behind its neighbour of that side. */
function mergedOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const kept = (list: readonly string[]) => base.filter((name) => list.includes(name));
  const isOld = theirs.filter((name) => base.includes(name)).join("\n") === kept(theirs).join("\n");
  const [first, second] = isOld ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [i, name] of second.entries()) {
    if (order.includes(name)) continue;
    const neighbour = second.slice(0, i).findLast((each) => order.includes(each));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, name);
  }
  return order;
}
