import { isMapValue, Marked, type Value } from "@stoneyard/catalogue/editing/marked-value.ts";

/** By which of their values items of lists are known, the surest first. */
const NAMES = ["slug", "key", "id", "number", "title", "name", "picture", "from", "label", "days"];

/** What tells the items of these lists apart, list by list; undefined where nothing does. */
export function identities(...lists: readonly (readonly Value[])[]): string[][] | undefined {
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
