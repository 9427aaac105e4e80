import { parseSource } from "@stoneyard/catalogue/files/source.ts";
import { facets } from "@stoneyard/catalogue/kinds/facets.ts";
import { FINISHES } from "@stoneyard/catalogue/kinds/finishes.ts";
import { SLAB_STATES, singleSlab } from "@stoneyard/catalogue/kinds/slab.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { TEST_CONTENT } from "@stoneyard/catalogue/testing/content.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DESK_LANGUAGES } from "../words/desk-language.ts";
import { type KnownSlab, type SlabInventory, titlesOf } from "./inventory.ts";
import { planOf } from "./plan.ts";
import { readSheet } from "./read-sheet.ts";
import { writeSheet } from "./write-sheet.ts";

const STONES: SlabInventory["stones"] = [
  { key: "marble/carrara", title: "Carrara", aliases: ["Bianco Carrara"] },
  { key: "marble/noce", title: "Noce", aliases: [] },
  // Of one name, so that they are written by their keys.
  { key: "travertin/noce", title: "Noce", aliases: ["Carrara"] },
];
const FINISH_WORDS = facets.parse(parseSource("facets.yaml", TEST_CONTENT["facets.yaml"] ?? "").value).finish
  .values;

/** As a schema leaves it: without spaces at its ends. */
const words = (most: number) =>
  fc
    .oneof(
      fc.string({ unit: "grapheme", maxLength: most }),
      fc.constantFrom("00123", "=1+1", "12-05", 'A"1', "'x", "a;b", "1,5"),
    )
    .map((text) => text.normalize().trim())
    .filter((text) => text !== "" && text.length <= most);

const slab = fc
  .record(
    {
      number: words(40).filter((number) => slugOf(number) !== ""),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 400 }),
      block: words(40),
      thickness: fc.constantFrom(2, 3),
      finish: fc.constantFrom(...FINISHES),
      price: fc.record({
        perSquareMetre: fc.integer({ min: 1, max: 10_000_000 }),
        vat: fc.constantFrom("included", "excluded"),
      }),
      state: fc.constantFrom(...SLAB_STATES),
      until: fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }),
      reservedFor: words(80),
      faults: fc.constant([{ kind: "chip", left: 0, top: 1 }]),
    },
    { requiredKeys: ["number", "width", "height"] },
  )
  .map(({ until, reservedFor, ...rest }) => ({
    ...rest,
    ...(rest.state === "reserved" && until && { until: until.toISOString().slice(0, 10) }),
    ...(rest.state === "reserved" && reservedFor && { reservedFor }),
  }))
  .map((given) => singleSlab.parse(given) as KnownSlab["slab"]);

const inventory = fc
  .tuple(
    fc.uniqueArray(slab, { selector: ({ number }) => slugOf(number), maxLength: 8 }),
    fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 8, maxLength: 8 }),
    fc.constantFrom({}, { number: "Šifra", price: "VP; cena" }),
  )
  .map(
    ([slabs, places, ownColumns]): SlabInventory => ({
      stones: STONES,
      titles: titlesOf(STONES),
      slabs: new Map(
        slabs.map((slab, place) => [
          slugOf(slab.number),
          { stone: STONES[places[place] ?? 0]?.key ?? "marble/carrara", place, slab },
        ]),
      ),
      counts: new Map(),
      finishes: FINISH_WORDS,
      ownColumns,
      timeZone: "Europe/Belgrade",
    }),
  );

test("a spreadsheet that was written and is read again changes nothing", () => {
  fc.assert(
    fc.property(inventory, fc.constantFrom(...DESK_LANGUAGES), (inventory, language) => {
      const sheet = readSheet(Buffer.from(writeSheet(inventory, language)), inventory);
      expect(sheet.mistakes).toEqual([]);
      expect(planOf(sheet.slabs, inventory)).toEqual({
        added: [],
        changed: [],
        sold: [],
        unchanged: inventory.slabs.size,
        missing: 0,
      });
    }),
  );
});
