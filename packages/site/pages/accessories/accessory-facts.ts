import type { AccessorySize } from "@stoneyard/catalogue/kinds/accessory.ts";

/** The message under `accessories` for a piece's size, or the sizes of loose stones, with its values. */
export function accessorySize(
  size: AccessorySize,
  format: (value: number) => string,
): [key: "loose" | "round" | "box", values: Record<string, string>] {
  if ("from" in size) return ["loose", { from: format(size.from), to: format(size.to) }];
  const height = format(size.height);
  if ("diameter" in size) return ["round", { diameter: format(size.diameter), height }];
  return ["box", { width: format(size.width), depth: format(size.depth), height }];
}

/** A price of whole dinars as the accessories write it: 20400 is "20 400,00 rsd", with no-break spaces. */
export function accessoryPrice(dinars: number): string {
  return `${String(dinars).replace(/\B(?=(\d{3})+$)/g, "\u00a0")},00\u00a0rsd`;
}
