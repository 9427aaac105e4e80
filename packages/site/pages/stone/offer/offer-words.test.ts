import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test, vi } from "vitest";
import { offerWords, type Slip } from "./offer-words.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  translations:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));

test("of what is in the yard more can come; what is not there is to order", () => {
  const { stock, short } = offerWords(EN, {});
  const counted = { squareMetres: 12.25, date: "2 Nov", orderWeeks: 6, isListed: true };
  expect(stock({ slabs: 3, ...counted })).toBe("stockSlabs 3, stockArea 12.3, counted 2 Nov, moreIn 6");
  expect(stock({ slabs: 0, ...counted })).toBe("stockSlabs 0, counted 2 Nov, toOrder 6");
  expect(stock({ orderWeeks: 6, date: undefined, isListed: true })).toBe("toOrder 6");
  expect(short({ stock: { slabs: 3, orderWeeks: 6 } } as never).stock).toBe("stockSlabs 3");
  expect(short({ stock: { slabs: 0, orderWeeks: 6 } } as never).stock).toBe("toOrder 6");
  // Slabs that are only counted may be of another thickness or finish.
  const ofOneKind = (isListed: boolean) => short({ stock: { slabs: 3, isListed } } as never, [], true).stock;
  expect([ofOneKind(true), ofOneKind(false)]).toEqual(["stockSlabs 3", "stockOfAnyKind 3"]);
});

test("in few words a price is the least where something costs more", () => {
  const { short, least } = offerWords(EN, {});
  const [same, dearer] = [false, true].map((hasDearer) => ({
    amount: 12_900,
    hasDearer,
    vat: "included" as const,
  }));
  expect(short({ least: same }).price).toBe("perSquareMetre 12.900\u00a0rsd");
  expect(short({ least: dearer }).price).toBe("perSquareMetre from 12.900\u00a0rsd");
  expect([same, dearer].map((one) => one && least(one))).toEqual([
    "12.900\u00a0rsd, included",
    "from 12.900\u00a0rsd, included",
  ]);
  expect(short({}).price).toBe("");
});

test("slip is told from the smoothest finish to the roughest, by class before the wet surface's value", () => {
  const { short } = offerWords(EN, {});
  const slip = (...slips: Slip[]) => short({}, slips).slip;
  expect(slip({ class: "R12" }, { class: "R9", wet: 24 }, { class: "R10" })).toBe("slip byFinish R9–R12");
  expect(slip({ class: "R10" }, { class: "R10" })).toBe("slip R10");
  expect(slip({ wet: 110 }, { wet: 20, dry: 60, class: "R9" })).toBe("slipWet byFinish 20–110");
  expect(slip({ wet: 13 })).toBe("slipWet 13");
  // No range holds where finishes were measured in two ways, or one was not.
  expect([slip({ wet: 11 }, { class: "R12" }), slip({}, { class: "R9" })]).toEqual([
    "slipByFinish",
    "slipByFinish",
  ]);
  expect([slip(), slip({ dry: 60 }), slip({}, {})]).toEqual(["", "", ""]);
});
