// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { SearchField } from "./choice/search-field.tsx";
import type { StoneListing } from "./stone-listing.tsx";
import type { AllStonesData } from "./stones.data.server.ts";
import AllStones from "./stones.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({
  Head: ({ description }: { description: string }) => <i data-head>{description}</i>,
}));
const parts = vi.hoisted(() => ({ listing: undefined as unknown, field: undefined as unknown }));
vi.mock("./stone-listing.tsx", () => ({
  StoneListing: (props: object) => void Object.assign(parts, { listing: props }),
}));
vi.mock("./choice/search-field.tsx", () => ({
  SearchField: (props: object) => void Object.assign(parts, { field: props }),
}));
vi.mock("./choice/use-answer.ts", () => ({ useAnswer: (query: string) => ({ query, state: "loading" }) }));
const listing = () => parts.listing as ComponentProps<typeof StoneListing>;
const field = () => parts.field as ComponentProps<typeof SearchField>;
beforeEach(() => history.replaceState(null, "", "/sr/stones"));

async function page() {
  const data = {
    stones: ["marble/a", "marble/b", "granit/c"].map((key) => ({ key, to: `/${key}` })),
    families: [],
    facets: {},
    uses: [{ title: "Floor", to: "/uses/floor", count: 2 }],
    preview: "/p.jpg",
  };
  const { place } = await mount(
    <Localized locale={SR} messages={{}}>
      <AllStones data={data as unknown as AllStonesData} />
    </Localized>,
  );
  return {
    place,
    count: () => [...place.querySelectorAll("p > span")].slice(0, 2).map(({ textContent }) => textContent),
  };
}

test("the head tells how many stones are left, all of them before anything is chosen", async () => {
  const { count, place } = await page();
  expect(count()).toEqual(["3", 'count {"count":3}']);
  expect(place.querySelector("[data-head]")?.textContent).toBe('description {"count":3}');
  await act(async () => listing().onCount(1));
  expect(count()).toEqual(["1", 'count {"count":1}']);
  expect(place.querySelector("[data-head]")?.textContent).toBe('description {"count":3}');
});

test("what the address asks is searched without the spaces around it", async () => {
  history.replaceState(null, "", "/sr/stones?q=%20crni%20granit%20&sort=name");
  await page();
  expect([field().query, listing().search?.query]).toEqual(["crni granit", "crni granit"]);
});

test("where keys cover the answer the stones are brought into sight", async () => {
  const { place } = await page();
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {});
  await act(async () => field().onAnswerCovered());
  expect(scrolled).toHaveBeenCalledOnce();
  expect(place.querySelector("a[href='/sr/uses/floor']")?.textContent).toBe("Floor 2");
  scrolled.mockRestore();
});

test("the stones are told to machines as a list, with addresses in the page's language", async () => {
  const { place } = await page();
  const { itemListElement } = JSON.parse(place.querySelector("script")?.textContent ?? "{}");
  expect(
    itemListElement.map(({ position, url }: { position: number; url: string }) => [position, url]),
  ).toEqual([
    [1, "https://x.example/sr/marble/a"],
    [2, "https://x.example/sr/marble/b"],
    [3, "https://x.example/sr/granit/c"],
  ]);
});
