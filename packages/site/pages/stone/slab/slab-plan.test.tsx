// @vitest-environment happy-dom

import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { SlabPlan } from "./slab-plan.later.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/ui/browser/use-near.ts", () => ({ onceNear: () => {}, useNear: () => false }));
vi.mock("./save-slab.tsx", () => ({
  SaveSlab: ({ picture }: { picture: { src: string } }) => <output>{picture.src}</output>,
}));

const picture = (name: string, made = "studio") => ({
  ...{ src: `${name}.avif`, srcSet: `${name}.avif 8w`, alt: name, made, width: 8, height: 5 },
});
const piece = (name: string, y: number, width: number, height: number) => ({ name, x: 2, y, width, height });
const CUTS = [
  {
    size: { width: 300, height: 180 },
    plans: [
      { name: "kitchen", pieces: [piece("worktop", 2, 250, 60), piece("island", 64, 200, 90)] },
      { name: "table", pieces: [piece("top", 2, 220, 100)] },
    ],
  },
  { size: { width: 280, height: 170 }, plans: [] },
  {
    size: { width: 260, height: 160 },
    plans: [{ name: "panels", pieces: [piece("wallPanel", 2, 100, 150)] }],
  },
];

async function slabPlan(others: ReturnType<typeof picture>[]) {
  const props = { slabs: { slab: picture("first"), close: undefined, others }, cuts: CUTS } as unknown;
  const { place } = await mount(
    <SlabPlan
      {...(props as ComponentProps<typeof SlabPlan>)}
      title="A"
      stoneKey="marble/a"
      slug="a"
      dark={false}
    />,
  );
  const all = (what: string) => [...place.querySelectorAll(what)].map((each) => each.textContent);
  const press = (name: string) => pressButton(place, name);
  return { place, all, press };
}

test("a cutting plan is opened, told in pieces and areas, changed and closed again", async () => {
  const { place, all, press } = await slabPlan([]);
  expect([all("li"), all("fieldset"), place.querySelectorAll("a").length]).toEqual([[], [], 0]);
  await press("showPlans");
  expect(all("li")).toEqual(["worktop 250 × 60 cm", "island 200 × 90 cm"]);
  expect(place.querySelector("[aria-live]")?.textContent).toBe(
    'cut {"cut":"3.3","area":"5.4","share":"61%","left":"2.1"}',
  );
  expect(place.querySelector("a")?.getAttribute("href")).toBe("/stones/measures?stone=marble/a");
  await press("table");
  expect([all("li"), all("[aria-pressed=true]")]).toEqual([
    ["top 220 × 100 cm"],
    ['table {"width":220,"height":100}'],
  ]);
  await press("showPlans");
  expect([all("li"), place.querySelector("[aria-expanded]")?.getAttribute("aria-expanded")]).toEqual([
    [],
    "false",
  ]);
});

test("another slab takes the place of the first, with its own size, plans and picture to save", async () => {
  const { place, all } = await slabPlan([picture("second")]);
  expect([all("label").length, all("output"), all("button")]).toEqual([
    2,
    ["first.avif"],
    [expect.stringContaining("showPlans")],
  ]);
  await happens(place.querySelectorAll("input")[1], new MouseEvent("click", { bubbles: true }));
  expect([all("output"), all("button")]).toEqual([["second.avif"], []]);
  expect([...place.querySelectorAll("input")].map(({ checked }) => checked)).toEqual([false, true]);
  expect(place.textContent).not.toContain("othersPhotographed");
});

test("a slab that the chosen plan does not fit shows its own first one, and one without plans none", async () => {
  const { place, all, press } = await slabPlan([picture("second"), picture("third")]);
  const show = (slab: number) =>
    happens(place.querySelectorAll("input")[slab], new MouseEvent("click", { bubbles: true }));
  await press("showPlans");
  await press("table");
  await show(2);
  expect([all("li"), all("[aria-pressed=true]")]).toEqual([["wallPanel 100 × 150 cm"], ["panels"]]);
  await show(1);
  expect([all("li"), place.querySelector("[aria-live]")]).toEqual([[], null]);
  await show(0);
  expect(all("li")).toEqual(["top 220 × 100 cm"]);
});
