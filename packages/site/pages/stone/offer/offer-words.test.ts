import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test, vi } from "vitest";
import { offerWords, type Slip } from "./offer-words.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  translations:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));

const LEAST = { amount: 12_900, hasDearer: false, vat: "included", thickness: undefined } as const;

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

test("in few words a price is the least where something costs more, else that of its thickness", () => {
  const { short } = offerWords(EN, {});
  const priced = (hasDearer: boolean, thickness?: 2 | 3) =>
    short({ least: { ...LEAST, hasDearer, thickness } }).price;
  expect([priced(false), priced(false, 3), priced(true, 2)]).toEqual([
    "perSquareMetre 12.900\u00a0rsd",
    "priceFor perSquareMetre 12.900\u00a0rsd 3",
    "perSquareMetre from 12.900\u00a0rsd",
  ]);
  expect(short({}).price).toBe("");
});

test("in full a price is the least where something costs more, that of free slabs before the stone's", () => {
  const { prices } = offerWords(EN, {});
  const price = { from: 12_900, to: 16_900, thickness: 2, vat: "included" } as const;
  const own = "priceFor 12.900\u00a0rsd – 16.900\u00a0rsd 2, included";
  expect(prices({})).toBe("onRequest");
  expect(prices({ price, least: { ...LEAST, hasDearer: true } })).toBe(own);
  const single = { from: 12_900, thickness: 2, vat: "included" } as const;
  const thin = { ...LEAST, thickness: 2 } as const;
  expect(prices({ price: single, least: thin })).toBe("priceFor 12.900\u00a0rsd 2, included");
  expect(prices({ price: single, least: { ...thin, hasDearer: true } })).toBe(
    "priceFor from 12.900\u00a0rsd 2, included",
  );
  const dearer = { ...LEAST, amount: 18_900, thickness: 3 } as const;
  expect(prices({ price, least: dearer })).toBe(`priceFor 18.900\u00a0rsd 3, included; ${own}`);
  expect(prices({ least: dearer })).toBe("priceFor 18.900\u00a0rsd 3, included");
});

test("slip is told from the smoothest finish to the roughest, by class before the wet surface's value", () => {
  const { short } = offerWords(EN, {});
  const slip = (...slips: (Slip & { finish?: string | undefined })[]) => short({}, slips).slip;
  expect(slip({ class: "R12" }, { class: "R9", wet: 24 }, { class: "R10" })).toBe("slip byFinish R9–R12");
  expect(slip({ class: "R10" }, { class: "R10" })).toBe("slip R10");
  expect(slip({ wet: 110 }, { wet: 20, dry: 60, class: "R9" })).toBe("slipWet byFinish 20–110");
  expect(slip({ wet: 13 })).toBe("slipWet 13");
  // A single finish of several is named.
  expect(short({}, [{ class: "R10", finish: "leathered" }]).slip).toBe("slip R10, leathered");
  expect(
    short({}, [
      { class: "R10", finish: "leathered" },
      { class: "R10", finish: "flamed" },
    ]).slip,
  ).toBe("slip R10");
  // No range holds where finishes were measured in two ways, or one was not: the roughest that is known is told with its finish.
  const [polished, honed, flamed] = ["polished", "honed", "flamed"].map((finish) => ({ finish }));
  expect([
    slip({ ...polished, wet: 11 }, { ...honed, class: "R9" }, { ...flamed, class: "R12" }),
    slip({ ...polished, wet: 11 }, { ...honed }, { ...flamed, wet: 60 }),
  ]).toEqual(["slip R12, flamed", "slipWet 60, flamed"]);
  expect([slip(), slip({ dry: 60 }), slip({}, {})]).toEqual(["", "", ""]);
});
