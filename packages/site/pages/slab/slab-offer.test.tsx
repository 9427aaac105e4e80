// @vitest-environment happy-dom

import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { NumberedSlab } from "@stoneyard/catalogue/single-slabs.ts";
import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { slabOffer } from "./slab-offer.server.ts";
import { SlabState } from "./slab-state.tsx";

const SLAB: NumberedSlab = { number: "BS-1", width: 300, height: 180, thickness: 3 };

function offer(slab: Partial<NumberedSlab>, price?: Stone["price"]) {
  const stone = { key: "marble/carrara", price } satisfies Partial<Stone>;
  return slabOffer(stone, { ...SLAB, ...slab }, "Europe/Belgrade", EN);
}

test("a slab costs what it says itself, else what its stone costs where that is one price for slabs like it", () => {
  const own = { perSquareMetre: 16000, vat: "included" } as const;
  expect(offer({ price: own }, { from: 12000, vat: "excluded" }).price).toEqual(own);
  expect(offer({}, { from: 12000, vat: "excluded" }).price).toEqual({
    perSquareMetre: 12000,
    vat: "excluded",
  });
  expect(offer({}, { from: 12000, thickness: 3, vat: "excluded" }).price?.perSquareMetre).toBe(12000);
  expect(offer({}, { from: 12000, thickness: 2, vat: "excluded" }).price).toBeUndefined();
  expect(offer({}, { from: 12000, to: 15000, vat: "excluded" }).price).toBeUndefined();
  expect(offer({ price: own, state: "sold" }).price).toBeUndefined();
});

test("a reservation ends with its last day by the clock of the yard, in summer too", () => {
  const ends = (until: string) =>
    new Date(offer({ state: "reserved", until }).until?.free ?? 0).toISOString();
  expect(ends("2026-12-05")).toBe("2026-12-05T23:00:00.000Z");
  expect(ends("2026-07-31")).toBe("2026-07-31T22:00:00.000Z");
});

const WORDS = {
  slab: {
    states: { "in-stock": "in stock", reserved: "reserved", reservedUntil: "reserved until", sold: "sold" },
  },
};

/** What a page built with these slabs shows once its script has run. */
async function shown(free: number): Promise<string> {
  document.body.innerHTML = renderToStaticMarkup(
    <Localized locale={EN} messages={WORDS}>
      <SlabState state="reserved" until={{ day: "5 December", free }} />
    </Localized>,
  );
  const script = "./holds.before-hydration.ts";
  // A module runs once; each page runs it anew, and one of two lists has it twice.
  for (const run of ["first", "second"]) await import(/* @vite-ignore */ `${script}?${free}-${run}`);
  return [...document.querySelectorAll("span > span:not([hidden])")].map((words) => words.textContent).join();
}

afterEach(() => document.body.replaceChildren());

test("a page that was built while a slab was reserved says that it is in stock once the day is past", async () => {
  expect(await shown(Date.now() + 60_000)).toBe("reserved until");
  expect(await shown(Date.now() - 1)).toBe("in stock");
});
