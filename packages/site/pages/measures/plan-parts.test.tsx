// @vitest-environment happy-dom

import { newPiece } from "@stoneyard/site/choice/measures.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps, useState } from "react";
import { flushSync } from "react-dom";
import { expect, test, vi } from "vitest";
import { PlanSummary } from "./plan-summary.tsx";
import { Templates } from "./templates.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

vi.mock("../stone/offer/offer-words.ts", () => ({
  useOfferWords: () => ({ prices: ({ least }: { least: { amount: number } }) => `${least.amount} rsd` }),
}));

const IN_YARD = [
  { number: "BS-1", thickness: 2 },
  { number: "BS-2", thickness: 3, finish: "leathered", faults: [{ kind: "hole", left: 1, top: 1 }] },
  { number: "BS-3", thickness: 3, size: { width: 262, height: 160 } },
  { number: "BS-4", thickness: 3, reserved: "" },
];

function summary() {
  const worktop = newPiece("worktopRun", 1000, 600, { polished: ["front", "left"] });
  const piece = {
    ...{ measured: 0, width: 2605, height: 620, part: 1, parts: 2, turns: false },
    cutOuts: ["hob"],
  };
  const remainders = [
    { width: 500, height: 400 },
    { width: 1999, height: 909 },
  ];
  return {
    stoneKey: "granit/magma",
    measures: { pieces: [worktop], moves: {} },
    plan: { list: { pieces: [piece] }, layout: { slabs: 2, placed: [], remainders } },
    totals: { area: 2, cutOutArea: 0.5, polished: 1.5, cutOuts: 2 },
    fewer: 1,
    stone: { slab: { width: 300, height: 200 }, inYard: IN_YARD, density: 2700 },
    thickness: 3,
  };
}

test("a plan is summed up by what is cut of its slabs, and by the largest rest", async () => {
  const given = summary();
  const { place } = await mount(
    <PlanSummary {...(given as unknown as ComponentProps<typeof PlanSummary>)} />,
  );
  const facts = [...place.querySelectorAll("dd")].map((fact) => fact.textContent);
  expect(facts).toEqual([
    'slabSize {"width":300,"height":200,"thickness":3}',
    'inYard {"slabs":1,"reserved":1,"smaller":1,"sizes":"262 × 160 cm"}BS-2 leathered, faultCount {"count":1}BS-3',
    'area {"area":"2.00","share":"17%","slabs":2}',
    'weight {"weight":"122","density":"2,700","openings":2}',
    "1.5 m",
    "2",
    'left {"area":"10.00"} rest {"width":"199","height":"90"}',
  ]);
  // The same plan can be seen on each of them.
  expect([...place.querySelectorAll("dd a")].map((way) => way.getAttribute("href"))[0]).toBe(
    "/stones/measures?stone=granit/magma&pieces=w1000x600-efl&thickness=3&slab=BS-2",
  );
  expect(place.textContent).toContain("priceOnRequest");
  const priced: object = { ...given, price: { amount: 12_900, hasDearer: false, vat: "included" } };
  const dear = await mount(<PlanSummary {...(priced as ComponentProps<typeof PlanSummary>)} />);
  expect(dear.place.textContent).toContain('stonePrice {"price":"12900 rsd"}');
  given.plan.layout.slabs = 4;
  const wanting = await mount(<PlanSummary {...(given as unknown as ComponentProps<typeof PlanSummary>)} />);
  expect(wanting.place.querySelectorAll("dd")[1]?.textContent).toContain("(tooFew)");
  given.thickness = 1;
  const thin = await mount(<PlanSummary {...(given as unknown as ComponentProps<typeof PlanSummary>)} />);
  expect(thin.place.querySelectorAll("dd")[1]?.textContent).toBe(
    'inYard {"slabs":0,"reserved":0,"smaller":0,"sizes":""} (otherThicknesses {"thicknesses":"2, 3"})',
  );
  expect(
    [...place.querySelectorAll("section > p")].slice(0, 2).map(({ textContent }) => textContent),
  ).toEqual(['entry {"number":1}: inParts {"parts":2}', 'fewerIfTurned {"slabs":1}']);
  // No measure is broken at the end of a line.
  expect(place.querySelector("ul")?.textContent).toBe(
    'entry {"number":"1"}: worktopRun 260.5 × 62 cm (cutoutsfor: hob; polished: front) (part {"part":2,"parts":2}) cutOn {"number":1}',
  );
});

test("beside one price for all stands what the whole slabs cost, unless the work is priced, too", async () => {
  const given = summary();
  const said = async (more: object) => {
    const { place } = await mount(
      <PlanSummary {...({ ...given, ...more } as unknown as ComponentProps<typeof PlanSummary>)} />,
    );
    return place.querySelector("#cut-list ~ p")?.textContent;
  };
  const price = { amount: 12_900, hasDearer: false, vat: "included" };
  // Two slabs of 280 × 171 cm, each of 4.79 m² as its page says.
  const stone = { ...given.stone, slab: { width: 280, height: 171 } };
  expect(await said({ price, stone })).toBe(
    'stonePrice {"price":"12900 rsd"} wholeSlabs {"slabs":2,"sum":"123.582\u00a0rsd, included"} workOnRequest',
  );
  expect(await said({ price: { ...price, hasDearer: true } })).toBe(
    'stonePrice {"price":"12900 rsd"} workOnRequest',
  );
  expect(await said({})).toBe("priceOnRequest");
  const estimate = { lines: [], total: 25_800, vat: "included" };
  expect(await said({ price, estimate })).not.toContain("wholeSlabs");
});

test("slabs that the owner counts without listing them are told, whatever their thickness and finish are", async () => {
  const given = summary();
  const inYard = async (stone: object) => {
    const props: object = { ...given, stone: { ...given.stone, inYard: undefined, ...stone } };
    const { place } = await mount(<PlanSummary {...(props as ComponentProps<typeof PlanSummary>)} />);
    const term = [...place.querySelectorAll("dt")].find((each) => each.textContent === "facts.inYard");
    return term?.nextElementSibling?.textContent;
  };
  expect(await inYard({ countedSlabs: 12 })).toBe('countedSlabs {"slabs":12}');
  expect(await inYard({ countedSlabs: 0 })).toBe('countedSlabs {"slabs":0}');
  expect(await inYard({})).toBeUndefined();
  // The plan takes two.
  expect(await inYard({ countedSlabs: 1, orderWeeks: 6 })).toBe(
    'countedSlabs {"slabs":1}, moreIn {"weeks":6}',
  );
  expect(await inYard({ countedSlabs: 2, orderWeeks: 6 })).toBe('countedSlabs {"slabs":2}');
  expect(await inYard({ orderWeeks: 6 })).toBe('toOrder {"weeks":6}');
  const listed = async (...inYardNow: object[]) => inYard({ inYard: inYardNow, orderWeeks: 6 });
  const slab = { number: "A", thickness: 3 };
  expect(await listed()).toMatch(/toOrder {"weeks":6}$/);
  expect(await listed(slab)).toContain('(tooFew), moreIn {"weeks":6}');
  expect(await listed(slab, { ...slab, number: "B" })).not.toContain("weeks");
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
