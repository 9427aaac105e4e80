import { readContent } from "@stoneyard/catalogue/read.ts";
import { facetIndex } from "@stoneyard/catalogue/stones/facet-index.ts";
import type { Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import { TEST_CONTENT, writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { afterEach, expect, test, vi } from "vitest";
import { facetCode, facetedStone, optionsOf } from "./facet-code.ts";
import { isChosen } from "./selection.ts";

const STONE = "stones/marble/carrara.yaml";
const slab = (number: string, state: string) => `{ number: ${number}, width: 300, height: 180, ${state} }`;
const held = (number: string, until: string) => slab(number, `state: reserved, until: "${until}"`);

/** What of the choice "available" a listing that was built with these lines offers, and by which it finds the stone on a day. */
async function availableOn(day: string, lines: string, selection: Selection = {}) {
  const dir = await writeTestContent({ [STONE]: `${TEST_CONTENT[STONE]}${lines}\n` });
  const index = facetIndex(await readContent(dir));
  const stone = index.stones.find(({ key }) => key === "marble/carrara");
  if (!stone) throw new Error("The content has no Carrara.");
  const options = optionsOf(index);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${day}T12:00`) });
  const coded = facetedStone(stone.key, facetCode(stone, options), options);
  const isFound = isChosen(coded, { ...selection, available: ["now"] });
  return { offered: options.available, available: coded.values.available, isFound };
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
  expect(await availableOn("2026-12-05", lines)).toMatchObject({ offered: ["now"], available: [] });
  expect(await availableOn("2026-12-06", lines)).toMatchObject({ offered: ["now"], available: ["now"] });
});

test("what is to be had in a thickness and a finish is one slab that has both, on this day", async () => {
  const slabs = [
    slab("A-1", "thickness: 2, finish: polished"),
    slab("A-2", "thickness: 3, finish: honed"),
    slab("A-3", 'thickness: 3, finish: polished, state: reserved, until: "2026-12-05"'),
  ];
  const isFound = async (day: string, thickness: string, finish: string, more: string[] = []) => {
    const lines = `singleSlabs: [${[...slabs, ...more].join(", ")}]`;
    return (await availableOn(day, lines, { thickness: [thickness], finish: [finish] })).isFound;
  };
  expect(await isFound("2026-12-05", "2", "polished")).toBe(true);
  expect(await isFound("2026-12-05", "2", "honed")).toBe(false);
  expect(await isFound("2026-12-05", "3", "polished")).toBe(false);
  expect(await isFound("2026-12-06", "3", "polished")).toBe(true);
  // What is not known of a slab may be so.
  expect(await isFound("2026-12-05", "2", "honed", [slab("A-4", "finish: honed")])).toBe(true);
});

test("what is to be had for a use is a slab whose finish suits it, unless a finish is asked for", async () => {
  const isFound = async (selection: Selection, ...finishes: string[]) => {
    const slabs = finishes.map((finish, i) => slab(`A-${i}`, `finish: ${finish}`));
    return (await availableOn("2026-12-05", `singleSlabs: [${slabs.join(", ")}]`, selection)).isFound;
  };
  // In this content polished stone alone is for stairs.
  const stairs = { use: ["stairs"] };
  expect(await isFound(stairs, "honed")).toBe(false);
  expect(await isFound(stairs, "honed", "polished")).toBe(true);
  expect(await isFound({ ...stairs, finish: ["honed"] }, "honed")).toBe(true);
  // A use that the stone is not advised for says nothing of its slabs.
  const unadvised = "suitability: { floor: { verdict: not-advised, why: { en: It wears., sr: Haba se. } } }";
  const lines = `${unadvised}\nsingleSlabs: [${slab("A-1", "finish: honed")}]`;
  expect((await availableOn("2026-12-05", lines, { use: ["floor", "stairs"] })).isFound).toBe(false);
});
