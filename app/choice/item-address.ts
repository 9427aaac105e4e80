import { type ItemKey, isItemKey } from "./item-key.ts";

/** More than anyone shares on purpose. */
const MOST = 100;

/** Items as a value of a query: `marble/carrara+rooms/kitchen-1?worktop=carrara`. */
export function writeItems(keys: readonly ItemKey[]): string {
  return keys.map(readable).join("+");
}

/** Slashes, question marks, equals signs and commas may stand in a query as they are, and read better. */
function readable(key: ItemKey): string {
  return encodeURIComponent(key).replace(/%(2F|3F|3D|2C)/g, decodeURIComponent);
}

/** Reads what `writeItems` wrote, once decoded as a query is; what cannot be an item is left out. */
export function readItems(value: string | null): ItemKey[] {
  return [...new Set((value ?? "").split(" ").filter(isItemKey))].slice(0, MOST);
}
