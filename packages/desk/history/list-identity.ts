import { isMapValue, Marked, type Value } from "@stoneyard/catalogue/editing/marked-value.ts";

/** Keys that identify list items, the surest first. */
const NAMES = ["slug", "key", "id", "number", "title", "name", "picture", "from", "label", "days"];

/** The key that identifies the items of these lists; undefined when none does. */
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
