// @vitest-environment happy-dom

import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import MeasuresPage from "./measures.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));
vi.mock("@stoneyard/site/print/sheet-head.static.tsx", () => ({ SheetHead: () => null }));
vi.mock("@stoneyard/site/ui/browser/restore-place.ts", () => ({ restorePlace: () => {} }));
vi.mock("./planner.tsx", () => ({
  Planner: ({ stoneKey }: { stoneKey: string }) => <output>{stoneKey}</output>,
}));
const asked = vi.hoisted(() => ({ search: {} as { label?: string; onStone?: (key: string) => void } }));
vi.mock("@stoneyard/site/search/stone-search.tsx", () => ({
  StoneSearch(props: object) {
    Object.assign(asked, { search: props });
    return <input type="search" />;
  },
}));
const fetched = vi.fn();
beforeEach(() => {
  const stone = (title: string) => ({ title, pictures: [{ src: "/p.avif", srcSet: "/small.avif 96w" }] });
  vi.stubGlobal("fetch", async (source: string) => {
    fetched(source);
    return Response.json({ stones: { "granit/magma": stone("Magma"), "marble/a": stone("A") }, rooms: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockClear();
});

async function page(query: string) {
  history.replaceState(null, "", `/stones/measures${query}`);
  const first = [{ stone: "marble/a", title: "A", swatch: "/a.avif" }];
  const { place } = await mount(<MeasuresPage data={{ first, preview: "/p.jpg" } as never} />);
  await act(async () => vi.dynamicImportSettled());
  return { place, planned: () => place.querySelector("output")?.textContent };
}

test("measures lie on the stone that the address names, in full or by its last word", async () => {
  expect((await page("?stone=granit/magma&pieces=w1000x600")).planned()).toBe("granit/magma");
  const { planned, place } = await page("?stone=magma");
  expect([planned(), asked.search.label, place.querySelector("fieldset")]).toEqual([
    "granit/magma",
    "otherStone",
    null,
  ]);
  expect(fetched.mock.lastCall).toEqual(["/measures.json"]);
});

test("who comes back without a plan can go on with the last one", async () => {
  sessionStorage.setItem("plan", "stone=marble/a&pieces=w900x600");
  onTestFinished(() => sessionStorage.clear());
  const link = async (query: string) =>
    (await page(query)).place.querySelector<HTMLAnchorElement>("a[rel=nofollow]");
  expect((await link(""))?.textContent).toBe('lastPlan {"stone":"A"}');
  expect((await link("?stone=granit/magma"))?.getAttribute("href")).toBe(
    "/stones/measures?stone=marble/a&pieces=w900x600",
  );
  expect(await link("?stone=granit/magma&pieces=w1000x600")).toBeNull();
  sessionStorage.setItem("plan", "stone=marble/gone&pieces=w900x600");
  expect(await link("")).toBeNull();
});

test("without a stone, or with one that is not known, stones are offered, and one press takes one", async () => {
  const { place, planned } = await page("?stone=atlantis&pieces=w1000x600&slab=BS-1&at=0-1-1");
  expect([planned(), asked.search.label]).toEqual([undefined, "chooseStone"]);
  expect(place.textContent).toContain('unknown {"name":"atlantis"}');
  await happens(place.querySelector("fieldset button"), new MouseEvent("click", { bubbles: true }));
  await act(async () => vi.dynamicImportSettled());
  expect([planned(), place.textContent?.includes("unknown")]).toEqual(["marble/a", false]);
  // What was moved would lie on another stone's veins, and the slab is not of it.
  expect(new URLSearchParams(location.search).toString()).toBe("stone=marble%2Fa&pieces=w1000x600");
  await act(async () => asked.search.onStone?.("granit/magma"));
  expect(planned()).toBe("granit/magma");
  expect((await page("")).place.textContent).not.toContain("unknown");
});

test("another stone takes slab and moves from a plan, which is told, and they can come back", async () => {
  const query = "?stone=granit/magma&pieces=w1000x600&slab=BS-7&at=0-1-1";
  const { place, planned } = await page(query);
  const told = () => /leftStone.*?}/.exec(place.textContent ?? "")?.[0];
  expect(told()).toBeUndefined();
  await act(async () => asked.search.onStone?.("marble/a"));
  expect([planned(), told()]).toEqual(["marble/a", 'leftStone {"stone":"Magma (BS-7)"}']);
  const undo = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "undo");
  await happens(undo, new MouseEvent("click", { bubbles: true }));
  expect([planned(), told()]).toEqual(["granit/magma", undefined]);
  expect(decodeURIComponent(location.search)).toBe(query);
  await act(async () => asked.search.onStone?.("marble/a"));
  await act(async () => replaceQuery("stone=marble/a&pieces=w900x600"));
  expect(told()).toBeUndefined();
  await act(async () => asked.search.onStone?.("granit/magma"));
  expect(told()).toBeUndefined();
});

test("focus stays in the field by which a stone is chosen, and where one was pressed", async () => {
  const { place } = await page("");
  const field = place.querySelector<HTMLElement>("input[type=search]");
  field?.focus();
  await act(async () => asked.search.onStone?.("granit/magma"));
  expect(document.activeElement).toBe(field);
  const offered = (await page("")).place;
  const button = offered.querySelector<HTMLElement>("fieldset button");
  button?.focus();
  await happens(button, new MouseEvent("click", { bubbles: true }));
  expect([button?.isConnected, document.activeElement === document.body]).toEqual([false, false]);
  expect(offered.contains(document.activeElement)).toBe(true);
});
