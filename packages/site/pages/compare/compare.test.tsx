// @vitest-environment happy-dom

import { lookedFor } from "@stoneyard/site/choice/device-store.ts";
import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import ComparePage from "./compare.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));
vi.mock("@stoneyard/site/print/sheet-head.static.tsx", () => ({ SheetHead: () => null }));
vi.mock("@stoneyard/site/print/sheet-address.tsx", () => ({
  SheetAddress: ({ path }: { path: string }) => <output>{path}</output>,
}));
vi.mock("@stoneyard/site/ui/browser/restore-place.ts", () => ({ restorePlace: () => {} }));
const search = vi.hoisted(() => ({ choose: (_: string) => {} }));
vi.mock("@stoneyard/site/search/stone-search.tsx", () => ({
  StoneSearch({ onStone }: { onStone: (key: string) => void }) {
    search.choose = onStone;
    return <input type="search" />;
  },
}));
vi.mock("./compare-table.tsx", () => ({
  CompareTable: ({ stones, onRemove }: { stones: string[]; onRemove: (key: string) => void }) =>
    stones.map((key) => (
      <button key={key} type="button" className="column" onClick={() => onRemove(key)}>
        {key}
      </button>
    )),
}));
beforeEach(() => void changeSavedList(() => []));
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});
// Other tests of this process find nothing stored.
afterAll(() => localStorage.clear());

const KEYS = ["a", "b", "c", "d", "e", "f"].map((slug) => `marble/${slug}`);
const picture = { src: "a.avif", srcSet: "a.avif 8w", alt: "", made: "studio", width: 8, height: 5 };
const DATA = {
  stones: Object.fromEntries(KEYS.map((key) => [key, { title: key.toUpperCase(), picture }])),
  uses: ["floor", "worktop", "shower"].map((key) => ({ key, title: key })),
  reasons: [],
};

async function compareAt(query: string) {
  history.replaceState(null, "", `/compare${query}`);
  vi.stubGlobal("fetch", async () => Response.json(DATA));
  const first = [{ stone: "marble/f", title: "Sixth", swatch: "f.avif" }];
  const { place } = await mount(<ComparePage data={{ messages: {}, first, preview: "" }} />);
  await act(() => new Promise((done) => setTimeout(done, 10)));
  const columns = () => [...place.querySelectorAll(".column")].map((each) => each.textContent);
  const press = (name: string) => pressButton(place, name);
  return { place, columns, press };
}

async function chooseUse(place: Element, use: string) {
  const select = place.querySelector("select");
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, use);
  await happens(select, new Event("change", { bubbles: true }));
}

test("four stones at most stand beside one another; what is unknown or left over is named", async () => {
  const { place, columns } = await compareAt("?stones=a,b,nowhere,c,d,e");
  expect(columns()).toEqual(KEYS.slice(0, 4));
  const warnings = [...place.querySelectorAll("p")].map((each) => each.textContent);
  expect(warnings).toContain('unknown {"names":"nowhere"}');
  expect(warnings).toContain('left {"count":4,"names":"MARBLE/E"}');
  expect(place.querySelector("fieldset")).toBeNull();
  const ways = [...place.querySelectorAll("a")].map((each) => each.getAttribute("href"));
  expect(ways).toEqual(["/contact?about=marble/a+marble/b+marble/c+marble/d", "/compare?stones=a,b,c,d"]);
  expect(place.querySelector("output")?.textContent).toBe("/compare?stones=a,b,c,d");
});

test("a stone that was left over stays so for another use, and moves up when another one goes", async () => {
  const { place, columns, press } = await compareAt("?stones=a,b,c,d,e,f");
  await chooseUse(place, "shower");
  expect(location.search).toBe("?stones=a,b,c,d,e,f&use=shower");
  await press("marble/b");
  expect([columns(), location.search]).toEqual([
    ["marble/a", "marble/c", "marble/d", "marble/e"],
    "?stones=a,c,d,e,f&use=shower",
  ]);
});

test("a comparison begins with a suggestion or a kept stone, and asks for two", async () => {
  changeSavedList(() => [{ key: "marble/b" }, { key: "boxes/oak" }]);
  const { place, columns, press } = await compareAt("");
  const said = () => [...place.querySelectorAll("p")].map((each) => each.textContent);
  const offered = () => [...place.querySelectorAll("fieldset button")].map((each) => each.textContent);
  expect([said().includes("empty"), offered(), place.querySelector("select")]).toEqual([
    true,
    ["MARBLE/B", "Sixth"],
    null,
  ]);
  await press("Sixth");
  expect([columns(), location.search, said().includes("one")]).toEqual([["marble/f"], "?stones=f", true]);
  expect([offered(), place.querySelectorAll("a").length]).toEqual([["MARBLE/B"], 0]);
  await press("MARBLE/B");
  expect([columns(), said().includes("one")]).toEqual([["marble/f", "marble/b"], false]);
  expect([offered(), place.querySelectorAll("a").length]).toEqual([[], 2]);
});

test("focus stays in the field by which stones are added, and is not thrown away with what was pressed", async () => {
  const { place } = await compareAt("?stones=a");
  const field = place.querySelector<HTMLElement>("input[type=search]");
  field?.focus();
  await act(async () => search.choose("marble/b"));
  expect([location.search, document.activeElement]).toEqual(["?stones=a,b", field]);
  const focused = async (button: HTMLElement | null) => {
    button?.focus();
    await happens(button, new MouseEvent("click", { bubbles: true }));
    return [
      button?.isConnected,
      document.activeElement !== document.body,
      place.contains(document.activeElement),
    ];
  };
  const column = () => place.querySelector<HTMLElement>(".column");
  expect(await focused(column())).toEqual([false, true, true]);
  expect(await focused(column())).toEqual([false, true, true]);
  expect(await focused(place.querySelector<HTMLElement>("fieldset button"))).toEqual([false, true, true]);
});

test("the use stands in the address unless it is the first one, and is kept while the tab is open", async () => {
  const { place } = await compareAt("?stones=a,b&use=nothing");
  const select = () => place.querySelector("select");
  expect(select()?.value).toBe("worktop");
  await chooseUse(place, "shower");
  expect([location.search, select()?.value, lookedFor("use")]).toEqual([
    "?stones=a,b&use=shower",
    "shower",
    "shower",
  ]);
  await chooseUse(place, "worktop");
  expect([location.search, select()?.value, lookedFor("use")]).toEqual(["?stones=a,b", "worktop", "worktop"]);
});
