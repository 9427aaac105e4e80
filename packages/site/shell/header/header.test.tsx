// @vitest-environment happy-dom

import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { Localized, PathContext } from "@stoneyard/site/i18n/localized.tsx";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { CompanyView } from "../company.server.ts";
import { Header } from "./header.tsx";

const languages = vi.hoisted(() => ({ more: [] as string[] }));
vi.mock("@stoneyard/site/i18n/locale.ts", async (original) => {
  const found = await original<typeof import("@stoneyard/site/i18n/locale.ts")>();
  const xx = { htmlLang: "xx", ownName: "Xish", pathPrefix: "/xx" };
  return {
    ...found,
    get LOCALES() {
      return [...found.LOCALES, ...languages.more];
    },
    LANGUAGES: { ...found.LANGUAGES, xx },
    localePath: (locale: string, bare: string) =>
      locale === "xx" ? xx.pathPrefix + bare : found.localePath(locale as typeof SR, bare),
  };
});
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("./logo.tsx", () => ({ Logo: ({ brand }: { brand: string }) => brand }));
vi.mock("../company.ts", () => ({ useCompany: () => ({ texts: {} }), useParts: () => ["rooms"] }));
beforeEach(() => {
  languages.more = [];
  history.replaceState(null, "", "/sr/stones");
  changeSavedList(() => []);
});

const PHONES = [
  { number: "+381110000000", shown: "011 000 0000" },
  { number: "+381640000000", shown: "064 000 0000" },
];

async function header(phones = PHONES) {
  const company = { ...{ brand: "Kamen", street: "", town: "", hours: [], closures: [] }, phones };
  const { place } = await mount(
    <PathContext value="/sr/stones">
      <Localized locale={SR} messages={{}}>
        <Header company={company as unknown as CompanyView} />
      </Localized>
    </PathContext>,
  );
  const bar = place.querySelector("header") as HTMLElement;
  return {
    ...{ place, bar },
    list: () => bar.querySelector("a[href='/sr/list']"),
    languages: () =>
      [...bar.querySelectorAll("a[data-locale]")].map((way) => way.getAttribute("data-locale")),
    picker: () => bar.querySelector("[popovertarget]"),
    calls: () => [...bar.querySelectorAll("a[href^='tel:']")].map((way) => way.getAttribute("href")),
  };
}

test("the other one of two languages stands in the bar; of more, all others are in a list with the present one's name", async () => {
  const two = await header();
  expect([two.languages(), two.picker()]).toEqual([[EN], null]);
  languages.more = ["xx"];
  const three = await header();
  expect(three.languages()).toEqual([EN, "xx"]);
  expect(three.picker()?.getAttribute("aria-label")).toMatch(/^language: .+ \(SR\)$/);
  expect(three.bar.querySelector("#languages")?.querySelectorAll("a")).toHaveLength(2);
});

test("the list is told by how much is on it, as soon as that changes, and an empty one by no number", async () => {
  const { list } = await header();
  expect([list()?.textContent, list()?.getAttribute("aria-label")]).toEqual(["", 'count {"count":0}']);
  await act(async () => void changeSavedList(() => [{ key: "marble/a" }]));
  expect([list()?.textContent, list()?.getAttribute("aria-label")]).toEqual(["1", 'count {"count":1}']);
});

test("the first phone is called from the bar, all of them from the menu, and without one there is no way to call", async () => {
  const { calls, bar } = await header();
  expect(calls()).toEqual(["tel:+381110000000", "tel:+381110000000", "tel:+381640000000"]);
  expect(bar.querySelector("a[href='/sr']")?.getAttribute("aria-label")).toBe('logo {"brand":"Kamen"}');
  expect((await header([])).calls()).toEqual([]);
});

test("the bar and the menu lead to what this site has, in the page's language", async () => {
  const { place } = await header();
  const ways = (label: string) =>
    [...place.querySelectorAll(`nav[aria-label=${label}] a`)].map((way) => way.getAttribute("href"));
  expect(ways("menu")).toEqual(expect.arrayContaining(["/sr", "/sr/stones", "/sr/rooms"]));
  expect(ways("menu")).not.toContain("/sr/models");
  expect(ways("places").every((way) => way?.startsWith("/sr/"))).toBe(true);
  expect(place.querySelector("nav[aria-label=menu] a[aria-current=page]")?.getAttribute("href")).toBe(
    "/sr/stones",
  );
});
