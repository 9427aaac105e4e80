// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized, PathContext } from "@stoneyard/site/i18n/localized.tsx";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import type { MeasuresFrom } from "@stoneyard/site/ui/model-viewer/model-measures.tsx";
import type { ModelView, ModelViewerLabels } from "@stoneyard/site/ui/model-viewer/model-viewer-element.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ModelsData } from "./models.data.server.ts";
import Models from "./models.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => key + (values ? JSON.stringify(values) : ""),
}));
vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://x.example" }));
vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));
type Shown = {
  view: ModelView;
  labels: ModelViewerLabels;
  measures: MeasuresFrom;
  live: boolean;
  onAsk: () => void;
  children: React.ReactNode;
};
const viewers = vi.hoisted(() => ({ byTable: {} as Record<string, Shown> }));
vi.mock("@stoneyard/site/ui/model-viewer/model-viewer.tsx", () => ({
  ModelViewer: (props: Shown) => {
    viewers.byTable[props.view.src.split("/")[2] ?? ""] = props;
    return props.children;
  },
}));
beforeEach(() => {
  viewers.byTable = {};
  history.replaceState(null, "", "/sr/models");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const FINISHES = [
  { key: "dark", title: "Dark", stone: "/marble/dark" },
  { key: "light", title: "Light", stone: undefined },
];
const table = (slug: string, layout: string, tops: object[]) => ({
  ...{ slug, layout, tops, title: `Table ${slug}`, description: "Of two parts", price: 77880, view: {} },
  models: FINISHES.map(({ key }) => ({ src: `/models/${slug}/${key}.glb` })),
  posters: FINISHES.map(({ key }) => ({
    ...{ src: `/${slug}-${key}.avif`, srcSet: "/a.avif 92w", width: 4, height: 3, alt: key },
    made: key === "dark" ? "studio" : "owner",
  })),
});
const GROUPS = [
  { key: "low", title: "Low", heightCm: 45, tables: [table("round", "left", [{ diameter: 80 }])] },
  {
    key: "high",
    title: "High",
    heightCm: 77,
    tables: [table("long", "pairFirst", [{ length: 220, width: 90 }])],
  },
];

async function models() {
  const data = { finishes: FINISHES, groups: GROUPS, preview: "/p.jpg" } as unknown as ModelsData;
  const { place } = await mount(
    <PathContext value="/sr/models">
      <Localized locale={SR} messages={{}}>
        <Models data={data} />
      </Localized>
    </PathContext>,
  );
  const card = (slug: string) => place.querySelector(`#${slug}`) as HTMLElement;
  return {
    place,
    card,
    choose: (slug: string, finish: number) =>
      happens(
        card(slug).querySelectorAll("[role=tab]")[finish],
        new MouseEvent("click", { bubbles: true, cancelable: true }),
      ),
    links: (slug: string) =>
      [...card(slug).querySelectorAll("a:not([role])")].map((way) => way.getAttribute("href")),
    pictures: (slug: string) =>
      [...card(slug).querySelectorAll("[role=tabpanel] img")].map((each) => each.getAttribute("src")),
    live: () => Object.entries(viewers.byTable).flatMap(([slug, { live }]) => (live ? [slug] : [])),
  };
}

test("a table is shown, called, asked about and shared in the finish that is chosen for it alone", async () => {
  const { choose, links, pictures, card } = await models();
  expect([pictures("round"), links("round")]).toEqual([
    ["/round-dark.avif"],
    ["/sr/marble/dark", "/sr/contact?about=round/dark", "/sr/models?table=round&finish=dark"],
  ]);
  expect(card("round").textContent).not.toContain("owner");
  await choose("round", 1);
  expect([pictures("round"), pictures("long"), links("round")]).toEqual([
    ["/round-light.avif"],
    ["/long-dark.avif"],
    ["/sr/contact?about=round/light", "/sr/models?table=round&finish=light"],
  ]);
  expect(viewers.byTable.round?.view).toMatchObject({
    src: "/models/round/light.glb",
    alt: 'alt{"table":"Table round","finish":"Light"}',
  });
  expect(card("round").querySelector("[aria-pressed]")?.getAttribute("aria-label")).toBe(
    'keepNamed{"name":"Table round, Light"}',
  );
  expect(card("round").textContent).toContain("owner.");
});

test("it is said aloud that a table's link was copied", async () => {
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => {} } });
  const { card } = await models();
  const link = card("round").querySelector("a[rel=nofollow]");
  await happens(link, new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(link?.querySelector("[aria-live=polite]")?.textContent).toBe("copied");
});

test("each finish is a tab with its own small picture, which says nothing twice", async () => {
  const { card } = await models();
  const tabs = [...card("long").querySelectorAll("[role=tab]")].map((tab) => [
    tab.textContent,
    tab.querySelector("img")?.getAttribute("src"),
    tab.querySelector("img")?.alt,
    tab.getAttribute("aria-selected"),
  ]);
  expect(tabs).toEqual([
    ["Dark", "/long-dark.avif", "", "true"],
    ["Light", "/long-light.avif", "", "false"],
  ]);
  expect(card("long").querySelector("[role=tablist]")?.getAttribute("aria-label")).toBe(
    'finishes{"table":"Table long"}',
  );
});

test("price and dimensions are those of the table, with the height of its group, as are the lines around the model", async () => {
  const { card } = await models();
  const facts = (slug: string) =>
    [...card(slug).querySelectorAll("dd")].map((fact) => fact.textContent?.replaceAll("\u00a0", " "));
  expect(facts("round")).toEqual(["77.880 rsd", "marble", "Ø 80 × 45 cm", "Of two parts"]);
  expect(facts("long")[2]).toBe("220 × 90 × 77 cm");
  const lines = viewers.byTable.long
    ?.measures({ x: 1, z: 1 })
    .map(({ text }) => text.replaceAll("\u00a0", " "));
  expect(lines).toEqual(["220 cm", "90 cm", "77 cm"]);
});

test("one table is shown in 3D: the one pressed last, else the one of the address, else the first", async () => {
  const { live, choose } = await models();
  expect(live()).toEqual(["round"]);
  await act(async () => replaceQuery("table=long&finish=light"));
  expect(live()).toEqual(["long"]);
  await act(async () => viewers.byTable.round?.onAsk());
  expect(live()).toEqual(["round"]);
  await choose("long", 0);
  expect(live()).toEqual(["long"]);
});

test.each([
  ["navigate", ["long"]],
  ["back_forward", []],
  ["reload", []],
])("an address leads to its table, and nobody is taken there who comes back: %s", async (type, led) => {
  const tables: string[] = [];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as PerformanceNavigationTiming]);
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    tables.push(this.id);
  });
  history.replaceState(null, "", "/sr/models?table=long&finish=light");
  await models();
  expect(tables).toEqual(led);
});

test("each view of a model is read out by its own words", async () => {
  await models();
  const { views, ...labels } = viewers.byTable.round?.labels ?? { views: {} };
  for (const [name, words] of Object.entries(views)) expect(words).toBe(`views.${name}`);
  for (const [name, words] of Object.entries(labels)) expect(words).toBe(name);
  expect(Object.keys(views)).toHaveLength(12);
});

test("a picture is fetched for the room that its table has", async () => {
  const { card } = await models();
  const sizes = (slug: string) => card(slug).querySelector("[role=tabpanel] img")?.getAttribute("sizes");
  expect([sizes("round"), sizes("long")]).toEqual([
    "(max-width: 1024px) 100vw, 75vw",
    "(max-width: 1024px) 100vw, 46vw",
  ]);
});
