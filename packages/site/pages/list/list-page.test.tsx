// @vitest-environment happy-dom

import { changeSavedList, savedList } from "@stoneyard/site/choice/saved-list.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { beforeEach, expect, test, vi } from "vitest";
import type { ListedItem } from "./list.json.server.ts";
import { OwnList } from "./own-list.tsx";
import { SharedList } from "./shared-list.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/print/sheet-address.tsx", () => ({ SheetAddress: () => null }));
beforeEach(() => void changeSavedList(() => []));

const thing = (kind: ListedItem["kind"], title: string): ListedItem => ({
  ...{ kind, title, detail: "", facts: [], picture: "" },
});
const STONES = ["a", "b", "c", "d", "e"].map((slug) => [`marble/${slug}`, thing("stone", slug)] as const);
const BOX = { ...thing("accessory", "Box"), to: "/accessories/boxes#oak" } as const;
const ITEMS = { ...Object.fromEntries(STONES), "boxes/oak": BOX };
const press = (target: Element | null | undefined) =>
  happens(target, new MouseEvent("click", { bubbles: true }));

test("of a list four stones are compared at most, its ends go no further, and what is gone is not asked about", async () => {
  const stones = STONES.map(([key]) => ({ key }));
  changeSavedList(() => [...stones, { key: "boxes/oak", count: 3 }, { key: "marble/gone" }]);
  const { place } = await mount(<OwnList items={ITEMS} beside={false} />);
  const ticks = () => [...place.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
  const ticked = () => ticks().flatMap(({ checked }, at) => (checked ? [at] : []));
  expect([ticked(), ticks()[4]?.getAttribute("aria-disabled")]).toEqual([[0, 1, 2, 3], "true"]);
  await press(ticks()[4]);
  expect(ticked()).toEqual([0, 1, 2, 3]);
  await press(ticks()[0]);
  await press(ticks()[4]);
  expect(ticked()).toEqual([1, 2, 3, 4]);
  const off = (way: string) =>
    [...place.querySelectorAll(`[aria-label^="${way} "]`)].map((each) => each.hasAttribute("aria-disabled"));
  expect(off("up")).toEqual([true, ...Array(6).fill(false)]);
  expect(off("down")).toEqual([...Array(6).fill(false), true]);
  const ways = [...place.querySelectorAll("a")].map((way) => way.getAttribute("href"));
  expect(ways).toContain("/contact?about=marble/a+marble/b+marble/c+marble/d+marble/e+boxes/oak?count=3");
  expect(ways).toContain("/compare?stones=b,c,d,e");
});

test("of a shared list what is not on one's own comes to it, with its number, and what is gone is counted", async () => {
  changeSavedList(() => [{ key: "marble/a" }]);
  const { place } = await mount(
    <SharedList keys={["marble/a", "boxes/oak?count=3", "marble/gone"]} items={ITEMS} />,
  );
  expect(place.textContent).toContain('gone {"count":1}');
  const all = () =>
    [...place.querySelectorAll("button")].find(({ textContent }) => /^all|^addAll/.test(textContent));
  await press(all());
  expect(savedList().items).toEqual([{ key: "marble/a" }, { key: "boxes/oak", count: 3 }]);
  expect([all()?.textContent, all()?.getAttribute("aria-disabled")]).toEqual(["allKept", "true"]);
});
