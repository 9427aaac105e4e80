import { readContent } from "@stoneyard/catalogue/read.ts";
import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import { TEST_CONTENT, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { afterEach, expect, test, vi } from "vitest";
import { facetCode, facetedStone, optionsOf } from "./facet-code.ts";

const STONE = "stones/marble/carrara.yaml";
const slab = (number: string, state: string) => `{ number: ${number}, width: 300, height: 180, ${state} }`;
const held = (number: string, until: string) => slab(number, `state: reserved, until: "${until}"`);

/** What of the choice "available" a listing that was built with these lines offers, and by which it finds the stone on a day. */
async function availableOn(day: string, lines: string) {
  const dir = await writeTestContent({ [STONE]: `${TEST_CONTENT[STONE]}${lines}\n` });
  const index = facetIndex(await readContent(dir));
  const stone = index.stones.find(({ key }) => key === "marble/carrara");
  if (!stone) throw new Error("The content has no Carrara.");
  const options = optionsOf(index);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T12:00`) });
  const { available } = facetedStone(stone.key, facetCode(stone, options), options).values;
  return { offered: options.available, available };
}

afterEach(() => void vi.useRealTimers());

test.each([
  [
    "a slab that is not reserved",
    `singleSlabs: [${slab("A-1", "state: sold")}, ${slab("A-2", "thickness: 2")}]`,
    true,
  ],
  ["slabs that are sold", `singleSlabs: [${slab("A-1", "state: sold")}]`, false],
  ["a slab reserved without end", `singleSlabs: [${slab("A-1", "state: reserved")}]`, false],
  [
    "a reservation that is over",
    `singleSlabs: [${held("A-1", "2026-12-20")}, ${held("A-2", "2026-12-04")}]`,
    true,
  ],
  ["a reservation until today", `singleSlabs: [${held("A-1", "2026-12-05")}]`, false],
  ["slabs that were counted", 'stock: { slabs: 3, date: "2026-11-02" }', true],
  ["none that were counted", 'stock: { slabs: 0, date: "2026-11-02" }', false],
  ["what can be ordered alone", "stock: { orderWeeks: 3 }", false],
])("a stone with %s counts as available or not", async (_, lines, isAvailable) => {
  expect((await availableOn("2026-12-05", lines)).available).toEqual(isAvailable ? ["now"] : []);
});

test("where all slabs are reserved visitors can choose what is available, for the day after the reservation", async () => {
  const lines = `singleSlabs: [${held("A-1", "2026-12-05")}]`;
  expect(await availableOn("2026-12-05", lines)).toEqual({ offered: ["now"], available: [] });
  expect(await availableOn("2026-12-06", lines)).toEqual({ offered: ["now"], available: ["now"] });
});
