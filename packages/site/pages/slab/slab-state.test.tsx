import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { NumberedSlab } from "@stoneyard/catalogue/stones/single-slabs.ts";
import type { SlabStates } from "@stoneyard/catalogue/stones/slab-states-file.ts";
import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { slabOffer } from "./slab.data.server.ts";
import { SlabState, SlabStatesNow } from "./slab-state.tsx";
// @vitest-environment happy-dom

import compile from "icu-minify/compile";

const SLAB: NumberedSlab = { number: "BS-1", width: 300, height: 180, thickness: 3 };

function offer(slab: Partial<NumberedSlab>, price?: Stone["price"]) {
  const stone = { key: "marble/carrara", price } satisfies Partial<Stone>;
  return slabOffer(stone, { ...SLAB, ...slab }, EN);
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

const WORDS = {
  slab: {
    states: {
      "in-stock": "in stock",
      reserved: "reserved",
      reservedUntil: compile("reserved until {day}"),
      sold: "sold",
    },
  },
};

let runs = 0;

/** What a built page says of a reserved slab once its script has run, with what was published since. */
async function shown(until: string, published?: SlabStates): Promise<string> {
  const fetched = vi.fn(async () =>
    published ? Response.json(published) : new Response("", { status: 404 }),
  );
  vi.stubGlobal("fetch", fetched);
  document.body.innerHTML = renderToStaticMarkup(
    <Localized locale={EN} messages={WORDS}>
      <SlabState number="BS 1" state="reserved" until={{ day: until, words: "the day of the build" }} />
      <SlabStatesNow />
    </Localized>,
  );
  const script = "./slab-states.before-hydration.ts";
  // A module runs once, the script on each page.
  await import(/* @vite-ignore */ `${script}?${runs++}`);
  window.dispatchEvent(new Event("load"));
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith("/slab-states.json", { cache: "no-cache" }));
  await new Promise((done) => setTimeout(done));
  return document.querySelector("[data-slab]")?.textContent ?? "";
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 11, 5, 18) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

test("a page that was built while a slab was reserved says that it is in stock once the last day is past", async () => {
  expect(await shown("2026-12-06")).toBe("reserved until the day of the build");
  expect(await shown("2026-12-05")).toBe("reserved until the day of the build");
  expect(await shown("2026-12-04")).toBe("in stock");
});

test("what was published since is shown", async () => {
  const published = (states: Partial<SlabStates>) =>
    shown("2026-12-06", { sold: [], reserved: {}, ...states });
  expect(await published({})).toBe("in stock");
  expect(await published({ sold: ["bs-1"] })).toBe("sold");
  expect(await published({ reserved: { "bs-1": "2026-12-12" } })).toBe("reserved until 12 Dec 2026");
  expect(await published({ reserved: { "bs-1": "2026-12-06" } })).toBe("reserved until the day of the build");
  expect(await published({ reserved: { "bs-1": "2026-12-01" } })).toBe("in stock");
  expect(await published({ reserved: { "bs-1": "" } })).toBe("reserved");
});
