// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { FilterBar } from "./filter-bar.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => key + (values ? JSON.stringify(values) : ""),
}));

const FACETS = ["pattern", "colour", "origin", "use", "family", "available", "acid"];
const words = {
  facets: Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      { title: `by ${facet}`, values: { a: { label: "A" }, b: { label: "B" } } },
    ]),
  ),
};

async function filterBar({ facets = FACETS, selection = {} }: { facets?: string[]; selection?: object }) {
  const [onToggle, onSort] = [vi.fn(), vi.fn()];
  const counts = Object.fromEntries(FACETS.map((facet) => [facet, new Map([["b", 3]])]));
  const given = { facets, words, selection, counts, sort: "name", count: 3, total: 9, onToggle, onSort };
  const { place, unmount } = await mount(
    <FilterBar {...(given as unknown as ComponentProps<typeof FilterBar>)} />,
  );
  const all = (what: string) => [...place.querySelectorAll(what)].map((each) => each.textContent?.trim());
  const button = (name: string, value: string) =>
    place.querySelector<HTMLButtonElement>(`button[name=${name}][value=${value}]`);
  const details = () => [...place.querySelectorAll("details")];
  return { place, unmount, all, button, details, onToggle, onSort };
}

test("what most choose by comes first, and what is further stands behind More; the order of stones is last", async () => {
  const { all, place, details } = await filterBar({});
  const order = ["use", "colour", "family", "acid", "available", "pattern", "origin"];
  expect(all("summary")).toEqual([...order.map((facet) => `by ${facet}`), "sorts"]);
  const [like, further, other] = [0, 5, 6].map((at) => details()[at]?.className);
  expect(further).toBe(other);
  expect(further).not.toBe(like);
  expect(place.querySelectorAll("[type=checkbox]")).toHaveLength(1);
  const few = await filterBar({ facets: ["colour", "use", "family", "acid", "available"] });
  expect(few.place.querySelectorAll("[type=checkbox]")).toHaveLength(0);
});

test("a value says whether it is chosen and how many stones it leaves; what is chosen is counted", async () => {
  const { button, all, onToggle, onSort } = await filterBar({
    selection: { use: ["b"], origin: ["a", "b"] },
  });
  const state = (name: string, value: string) => {
    const { ariaPressed, dataset, textContent } = button(name, value) as HTMLButtonElement;
    return [ariaPressed, dataset.empty, textContent];
  };
  expect([state("use", "a"), state("use", "b")]).toEqual([
    ["false", "true", "A 0"],
    ["true", undefined, "B 3"],
  ]);
  expect(all("summary").filter((each) => /\d/.test(each ?? ""))).toEqual(["by use1", "by origin2"]);
  expect(all("[popovertarget]")).toEqual(["filters3", "close", 'show{"count":3}']);
  expect(all("button[name=sort]")).toContain("name");
  await happens(button("use", "a"), new MouseEvent("click", { bubbles: true }));
  await happens(button("sort", "name"), new MouseEvent("click", { bubbles: true }));
  expect([onToggle.mock.calls, onSort.mock.calls]).toEqual([[["use", "a"]], [["name"]]]);
});

test("a press beside an open facet or Escape closes it, and Escape keeps the focus at it", async () => {
  const { place, details, unmount } = await filterBar({});
  const [facet] = details() as [HTMLDetailsElement];
  facet.open = true;
  await happens(facet.querySelector("button"), new Event("pointerdown", { bubbles: true }));
  expect(facet.open).toBe(true);
  await happens(document.body, new Event("pointerdown", { bubbles: true }));
  expect(facet.open).toBe(false);
  facet.open = true;
  await happens(document.body, new KeyboardEvent("keydown", { key: "a", bubbles: true }));
  expect(facet.open).toBe(true);
  await happens(document.body, new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  expect([facet.open, document.activeElement === place.querySelector("summary")]).toEqual([false, true]);
  facet.open = true;
  await unmount();
  await happens(document.body, new Event("pointerdown", { bubbles: true }));
  expect(facet.open).toBe(true);
});
