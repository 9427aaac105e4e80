// @vitest-environment happy-dom

import type { MeasuredPiece } from "@stoneyard/site/choice/measures.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import { expect, onTestFinished, test, vi } from "vitest";
import { BOUNDS } from "./draft.ts";
import { PlanSummary } from "./plan-summary.tsx";
import { Templates } from "./templates.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

vi.mock("../stone/offer/offer-words.ts", () => ({
  useOfferWords: () => ({ price: ({ from }: { from: number }) => `${from} rsd` }),
}));

const held = (reserved: string) => ({ thickness: 3, reserved });
const SMALLER = { thickness: 3, size: { width: 262, height: 160 } };
const IN_YARD = [
  ...[{ thickness: 2 }, { thickness: 3 }, SMALLER, { ...SMALLER, reserved: "" }],
  // Wider is not smaller.
  { thickness: 2, size: { width: 310, height: 200 } },
  ...[held("2026-12-04"), held("2026-12-05"), held("")],
];

function summary() {
  const piece = {
    ...{ measured: 0, width: 2605, height: 620, part: 1, parts: 2, turns: false },
    cutOuts: ["hob"],
  };
  const remainders = [
    { width: 500, height: 400 },
    { width: 1999, height: 909 },
  ];
  return {
    measures: { pieces: [{ kind: "worktopRun", polished: ["front", "left"] }], moves: {} },
    plan: { list: { pieces: [piece] }, layout: { slabs: 2, placed: [], remainders } },
    totals: { area: 2, cutOutArea: 0.5, polished: 1.5, cutOuts: 2 },
    fewer: 1,
    stone: { slab: { width: 300, height: 200 }, inYard: IN_YARD, density: 2700 },
    thickness: 3,
  };
}

test("a plan is summed up by what is cut of its slabs, and by the largest rest", async () => {
  // A reservation holds on its last day too.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 11, 5, 18) });
  onTestFinished(() => void vi.useRealTimers());
  const given = summary();
  const { place } = await mount(
    <PlanSummary {...(given as unknown as ComponentProps<typeof PlanSummary>)} />,
  );
  const facts = [...place.querySelectorAll("dd")].map((fact) => fact.textContent);
  expect(facts).toEqual([
    'slabSize {"width":300,"height":200,"thickness":3}',
    'inYard {"slabs":2,"reserved":2,"smaller":1,"sizes":"262 × 160 cm"}',
    'area {"area":"2.00","share":"17%","slabs":2}',
    'weight {"weight":"122","density":"2,700","openings":2}',
    "1.5 m",
    "2",
    'left {"area":"10.00"} rest {"width":"199","height":"90"}',
  ]);
  expect(place.textContent).toContain("priceOnRequest");
  const told = async (price: object, own?: object) => {
    const priced: object = { ...given, stone: { ...given.stone, price }, own };
    const { place } = await mount(<PlanSummary {...(priced as ComponentProps<typeof PlanSummary>)} />);
    return place.textContent?.includes('stonePrice {"price":"12900 rsd"}');
  };
  const price = { from: 12_900, vat: "included" };
  expect(await told(price)).toBe(true);
  expect([await told({ ...price, thickness: 3 }), await told({ ...price, thickness: 2 })]).toEqual([
    true,
    false,
  ]);
  const range = { ...price, to: 19_000 };
  expect([await told(range), await told(range, { number: "BS-7" })]).toEqual([true, false]);
  given.plan.layout.slabs = 4;
  const wanting = await mount(<PlanSummary {...(given as unknown as ComponentProps<typeof PlanSummary>)} />);
  expect(wanting.place.querySelectorAll("dd")[1]?.textContent).toMatch(/\(tooFew\)$/);
  expect(
    [...place.querySelectorAll("section > p")].slice(0, 2).map(({ textContent }) => textContent),
  ).toEqual(['entry {"number":1}: inParts {"parts":2}', 'fewerIfTurned {"slabs":1}']);
  // No measure is broken at the end of a line.
  expect(place.querySelector("ul")?.textContent).toBe(
    'worktopRun 260.5 × 62 cm (cutoutsfor: hob; polished: front) (part {"part":2,"parts":2}) cutOn {"number":1}',
  );
});

test("how many slabs are in stock is not told where the thickness of one is not known", async () => {
  const told = async (inYard: object[] | undefined) => {
    const given = summary();
    const props: object = { ...given, stone: { ...given.stone, inYard } };
    const { place } = await mount(<PlanSummary {...(props as ComponentProps<typeof PlanSummary>)} />);
    return place.textContent?.includes("inYard");
  };
  expect(await told([{ thickness: 3 }])).toBe(true);
  expect(await told([{ thickness: 3 }, {}])).toBe(false);
  expect(await told(undefined)).toBe(false);
});

test("what is left is looked for once what was moved is seen: with many small pieces it takes long", async () => {
  let move = (_: object) => {};
  function Summary() {
    const [moves, setMoves] = useState<object>({});
    move = setMoves;
    const { measures, ...given } = summary();
    const props: object = { ...given, measures: { ...measures, moves } };
    return <PlanSummary {...(props as ComponentProps<typeof PlanSummary>)} />;
  }
  const { place } = await mount(<Summary />);
  const largest = () => /rest .*/.exec(place.textContent)?.[0];
  await act(async () => {
    flushSync(() => move({ 0: { x: 50, y: 50, turned: false } }));
    expect(largest()).toContain('{"width":"199","height":"90"}');
  });
  expect(largest()).toContain('{"width":"296","height":"196"}');
});

test("of stairs the number is asked for, from one to as many as an entry may have", async () => {
  const onBegin = vi.fn<(pieces: readonly MeasuredPiece[]) => void>();
  const onUnreadable = vi.fn();
  const { place } = await mount(<Templates first isAsking onBegin={onBegin} onUnreadable={onUnreadable} />);
  const stairs = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "stairs");
  await happens(stairs, new MouseEvent("click", { bubbles: true }));
  const type = async (text: string) => {
    const input = place.querySelector("input");
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
    await happens(input, new Event("input", { bubbles: true }));
    return [onBegin.mock.lastCall?.[0][0]?.count, place.querySelector("[role=alert]") !== null];
  };
  expect(onBegin.mock.lastCall?.[0][0]?.count).toBe(15);
  for (const [text, answer] of [
    ["99", [99, false]],
    ["100", [99, true]],
    ["1", [1, false]],
    ["0", [1, true]],
    ["", [1, true]],
  ] as const)
    expect([text, await type(text)]).toEqual([text, answer]);
  expect(onUnreadable).toHaveBeenCalledTimes(3);
});

async function templates() {
  const onBegin = vi.fn<(pieces: readonly MeasuredPiece[]) => void>();
  const { place } = await mount(<Templates first isAsking onBegin={onBegin} onUnreadable={() => {}} />);
  const asked = () => place.querySelector("input");
  return {
    asked,
    press: (name: string) =>
      happens(
        [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name),
        new MouseEvent("click", { bubbles: true }),
      ),
    async type(text: string) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(asked(), text);
      await happens(asked(), new Event("input", { bubbles: true }));
    },
    counts: () => onBegin.mock.lastCall?.[0].map(({ count }) => count),
  };
}

test("a template that is begun anew asks for its number anew", async () => {
  const { press, type, counts, asked } = await templates();
  await press("stairs");
  await type("20");
  await press("stairs");
  expect([counts(), asked()?.value]).toEqual([[15, 15], "15"]);
});

test("a floor of many tiles is begun with as many as an entry may have, and others beside it", async () => {
  const { press, type, counts } = await templates();
  await press("floor");
  expect(counts()).toEqual([37]);
  for (const [squareMetres, tiles] of [
    ["32", [98]],
    ["32,4", [99]],
    ["32,5", [99, 1]],
    ["40", [99, 24]],
  ] as const) {
    await type(squareMetres);
    expect(counts()).toEqual(tiles);
  }
  expect(BOUNDS.count.most).toBe(99);
});
