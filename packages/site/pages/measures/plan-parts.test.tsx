// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import { expect, onTestFinished, test, vi } from "vitest";
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

async function templates(template?: { name: "stairs" | "floor"; number: number }) {
  const answer = vi.fn<(number: number | undefined) => void>();
  const begin = vi.fn();
  const { place } = await mount(<Templates first state={{ template, begin, answer }} />);
  const asked = () => place.querySelector("input");
  return {
    asked,
    async type(text: string) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(asked(), text);
      await happens(asked(), new Event("input", { bubbles: true }));
      return [answer.mock.lastCall?.[0], place.querySelector("[role=alert]") !== null];
    },
  };
}

test("of stairs the number is asked for, from one to the most that are laid out", async () => {
  const { asked, type } = await templates({ name: "stairs", number: 15 });
  expect(asked()?.value).toBe("15");
  for (const [text, answer] of [
    ["99", [99, false]],
    ["100", [undefined, true]],
    ["1", [1, false]],
    ["0", [undefined, true]],
    ["", [undefined, true]],
  ] as const)
    expect([text, await type(text)]).toEqual([text, answer]);
});

test("a template without a number asks for none, and an area may have a decimal comma", async () => {
  expect((await templates()).asked()).toBeNull();
  expect(await (await templates({ name: "floor", number: 12 })).type("32,5")).toEqual([32.5, false]);
});
