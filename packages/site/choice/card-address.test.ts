import { expect, test } from "vitest";
import { cardAddress } from "./card-address.ts";

test("a card has its number and its things in its address, of a long plan the first value alone", () => {
  expect(cardAddress("4826-1793", [])).toBe("/contact/card?number=4826-1793");
  const plan = (length: number) => `stones/measures?stone=carrara&pieces=${"w".repeat(length - 37)}`;
  expect(cardAddress("4826-1793", [{ key: "marble/carrara" }, { key: plan(301) }])).toBe(
    "/contact/card?number=4826-1793&items=marble/carrara+stones/measures?stone=carrara",
  );
  expect(plan(300)).toHaveLength(300);
  expect(cardAddress("1", [{ key: plan(300) }])).toContain("pieces=w");
});
