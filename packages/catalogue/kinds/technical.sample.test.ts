import { expect, test } from "vitest";
import { readContent } from "../read.ts";
import { inYard } from "../stones/single-slabs.ts";
import { problemsOf, TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { sampleContent } from "../testing/sample.ts";

const CARRARA = "stones/marble/carrara.yaml";
const LINES = TEST_CONTENT[CARRARA]?.split("\n").length ?? 0;

async function withLines(lines: string) {
  return readContent(await writeTestContent({ [CARRARA]: `${TEST_CONTENT[CARRARA]}${lines}` }));
}

const MEASURED = `technical:
  source: { en: "Test report 12/26, stone laboratory", sr: "Izveštaj 12/26, laboratorija za kamen" }
  date: "2026-03-31"
  density: 2705
  absorption: 0.12
  flexuralStrength: 14.5
  frostCycles: 56
  abrasion: 21.5
  slip:
    polished: { dry: 52, wet: 12 }
    honed: { class: R9 }
stock: { slabs: 14, squareMetres: 66.5, date: "2026-11-02" }
price: { from: 14000, to: 19000, thickness: 2, vat: included }
`;

test("what was measured, what is in stock and what it costs is read", async () => {
  const { stones } = await withLines(MEASURED);
  expect(stones[0]).toMatchObject({
    technical: { density: 2705, slip: { polished: { dry: 52, wet: 12 }, honed: { class: "R9" } } },
    stock: { slabs: 14, squareMetres: 66.5 },
    price: { from: 14000, to: 19000, thickness: 2, vat: "included" },
  });
});

test.each([
  [
    "density: 2705",
    "density: 2.7",
    /technical › density: must be kilograms per cubic metre, for example 2710/,
  ],
  ["absorption: 0.12", "absorption: 120", /technical › absorption: must not be above 100/],
  ['date: "2026-03-31"', 'date: "31.03.2026"', /must be a date in quotes such as "2026-03-31"/],
  ['date: "2026-03-31"', 'date: "2026-13-31"', /is not a day in the calendar/],
  ['date: "2026-03-31"', 'date: "2026-02-30"', /is not a day in the calendar/],
  [
    "polished: { dry: 52",
    "shiny: { dry: 52",
    /technical › slip › shiny: this key is not known .* known here: polished, honed/,
  ],
  ["{ class: R9 }", "{}", /technical › slip › honed: needs dry, wet or class/],
  ["to: 19000", "to: 14000", /price › to: must be more than from, or be left out/],
  [", vat: included", "", /price › vat: is missing/],
  ["slabs: 14", "slabs: many", /stock › slabs/],
])("%s written as %s is told with its line", async (right, wrong, told) => {
  const found = await problemsOf(withLines(MEASURED.replace(right, wrong)));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(told);
  expect(Number(/yaml:(\d+)/.exec(found[0] ?? "")?.[1])).toBeGreaterThanOrEqual(LINES);
});

test("a source without anything measured is told", async () => {
  const alone = MEASURED.slice(0, MEASURED.indexOf("  density"));
  expect(await problemsOf(withLines(alone))).toEqual([
    expect.stringMatching(/technical: has a source, but nothing measured/),
  ]);
});

test("what a stone of ours says of measures, stock, price and slabs is marked as a sample, for twelve of all families", async () => {
  const { stones, families, samples } = await sampleContent();
  const offered = stones.flatMap((stone) => {
    const { key, technical, singleSlabs, stock, price } = stone;
    const parts = Object.entries({ technical, singleSlabs, stock, price }).filter(([, said]) => said);
    return parts.length === 0
      ? []
      : [{ stone, file: `content/stones/${key}.yaml`, parts: parts.map(([part]) => part) }];
  });
  expect(offered).toHaveLength(12);
  expect(new Set(offered.map(({ stone }) => stone.family)).size).toBe(families.size);
  for (const { stone, file, parts } of offered) {
    expect(parts, file).toEqual(expect.arrayContaining(["technical", "price"]));
    expect(inYard(stone)?.slabs, file).toBeGreaterThan(0);
    expect(Object.keys(stone.technical?.slip ?? {}).sort(), file).toEqual([...stone.finishes].sort());
    const marked = samples.filter((sample) => sample.file === file).map(({ steps }) => steps);
    for (const part of parts)
      expect(
        marked.map(([first]) => first),
        file,
      ).toContain(part);
    for (const slab of (stone.singleSlabs ?? []).keys())
      expect(marked).toContainEqual(["singleSlabs", slab, "number"]);
  }
});
