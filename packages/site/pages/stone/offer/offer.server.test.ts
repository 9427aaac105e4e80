import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test } from "vitest";
import { dayOf, offerOf } from "./offer.server.ts";

test("the number of a day stays on the line of its month, which a narrow column may break after", () => {
  expect(dayOf("2026-12-31", SR)).toBe("31.\u00a0decembar 2026.");
  expect(dayOf("2026-12-31", EN, "medium")).toBe("31\u00a0Dec 2026");
});

test("slabs that cost more than their stone are known, but for those that are sold", () => {
  const slab = { number: "1", width: 280, height: 170, thickness: 3 };
  const offer = (own: object) =>
    offerOf(
      { singleSlabs: [{ ...slab, ...own }], price: { from: 12_900, vat: "included" } } as unknown as Stone,
      EN,
    ).hasDearerSlabs;
  const price = { perSquareMetre: 16_900, vat: "included" };
  expect(offer({ price })).toBe(true);
  expect(offer({ price, state: "reserved" })).toBe(true);
  expect(offer({ price, state: "sold" })).toBe(false);
  expect(offer({ price: { ...price, perSquareMetre: 12_900 } })).toBe(false);
  expect(offer({})).toBe(false);
  expect(offerOf({ singleSlabs: [{ ...slab, price }] } as unknown as Stone, EN).hasDearerSlabs).toBe(false);
});
