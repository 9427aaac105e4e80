import { expect, test } from "vitest";
import { cardAddress, ITEMS_PARAMETER, isCutShort } from "./card-address.ts";
import { readItems } from "./items.ts";

test("a card has its number and its things in its address, of a long plan the first value alone", () => {
  expect(cardAddress("4826-1793", [])).toBe("/contact/card?number=4826-1793");
  const plan = (length: number) => `stones/measures?stone=carrara&pieces=${"w".repeat(length - 37)}`;
  expect(cardAddress("4826-1793", [{ key: "marble/carrara" }, { key: plan(301) }])).toBe(
    "/contact/card?number=4826-1793&items=marble/carrara+stones/measures?stone=carrara%26more",
  );
  expect(plan(300)).toHaveLength(300);
  expect(cardAddress("1", [{ key: plan(300) }])).toContain("pieces=w");
});

test("what is cut short says so in the address, also after the card has written it again", () => {
  const room = `rooms/kitchen-1?worktop=magma&worktop-at=${"1,".repeat(200)}0`;
  const carried = (keys: readonly string[]) => {
    const address = cardAddress(
      "1",
      keys.map((key) => ({ key })),
    );
    return readItems(new URL(address, "https://x.example").searchParams.get(ITEMS_PARAMETER));
  };
  const once = carried([room, "rooms/kitchen-1?worktop=magma&floor=trani"]);
  expect(once.map(isCutShort)).toEqual([true, false]);
  expect(carried(once)).toEqual(once);
});
