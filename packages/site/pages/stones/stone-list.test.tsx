// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { StoneList } from "./stone-list.tsx";
import type { ShownListing } from "./stone-listing.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => key + (values ? JSON.stringify(values) : ""),
}));

/** Čađavi is the darkest; its letter stands after c and before d. */
const STONES = [
  ["marble/d", "Drina", 0.5],
  ["marble/c", "Čađavi", 0.1],
  ["granit/c", "Crni", 0.9],
].map(([key, title, luminance]) => ({ ...{ key, title, luminance, to: `/${key}`, picture: "/p.avif" } }));
const FAMILIES = ["marble", "granit", "onyx"].map((key) => ({ key, title: key, to: `/${key}` }));

async function list(given: Partial<ShownListing> & { only?: string[]; care?: string[] }) {
  const { only = STONES.map(({ key }) => String(key)), care = [], ...more } = given;
  const values = { use: ["floor", "bath"] };
  const listing = {
    stones: only.map((key) => ({ key, values, care: care.includes(key) ? ["floor", "bath"] : [] })),
    isShown: (key: string) => only.includes(key),
    slabKinds: new Map(),
    ...{ selection: {}, sort: "listed", isAnswer: false },
    codeOf: (key: string) => `code of ${key}`,
    reasonOf: () => undefined,
    noteOf: (key: string) => `note ${key}`,
    ...more,
  };
  const props = { stones: STONES, families: FAMILIES, listing } as unknown as ComponentProps<
    typeof StoneList
  >;
  const { place } = await mount(
    <Localized locale={SR} messages={{}}>
      <StoneList {...props} />
    </Localized>,
  );
  const cards = [...place.querySelectorAll<HTMLElement>("li")];
  return {
    place,
    cards,
    order: cards.map((card) => card.querySelector("a")?.textContent),
    groups: [...place.querySelectorAll("section")].map((group) => ({
      isHidden: group.hidden,
      name: (group.getAttribute("aria-labelledby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent?.trim())
        .join(": "),
      headings: [...group.querySelectorAll("h2, h3")].map(({ tagName }) => tagName),
      cards: group.querySelectorAll("li").length,
    })),
  };
}

test("all stones stand by family, where those that are not left are hidden, and so is a family without any", async () => {
  const { groups, cards } = await list({ only: ["marble/c"] });
  expect(groups).toEqual([
    { isHidden: false, name: 'marble: count{"count":1}', headings: ["H2"], cards: 2 },
    { isHidden: true, name: 'granit: count{"count":0}', headings: ["H2"], cards: 1 },
    { isHidden: true, name: 'onyx: count{"count":0}', headings: ["H2"], cards: 0 },
  ]);
  expect(cards.map(({ hidden, dataset }) => [hidden, dataset.facets])).toEqual([
    [true, "code of marble/d"],
    [false, "code of marble/c"],
    [true, "code of granit/c"],
  ]);
});

test("links lead to the families that are left, where there are several", async () => {
  const jumps = async (only: string[]) =>
    [...(await list({ only })).place.querySelectorAll("nav a")].map((link) => link.getAttribute("href"));
  expect(await jumps(["marble/c", "granit/c"])).toEqual(["#marble", "#granit"]);
  expect(await jumps(["marble/c"])).toEqual([]);
});

test("another order is one row, by name as the visitor's language has it", async () => {
  const byName = await list({ sort: "name" });
  expect([byName.order, byName.groups]).toEqual([["Crni", "Čađavi", "Drina"], []]);
  expect((await list({ sort: "light" })).order).toEqual(["Crni", "Drina", "Čađavi"]);
});

test("who asks for dark stones sees the darkest first, but the answer to words keeps its own order", async () => {
  const selection = { lightness: ["dark"] };
  expect((await list({ selection })).order).toEqual(["Čađavi", "Drina", "Crni"]);
  const answer = await list({ selection, isAnswer: true, only: ["marble/d", "granit/c", "marble/c"] });
  expect([answer.order, answer.groups]).toEqual([["Drina", "Crni", "Čađavi"], []]);
  expect((await list({ selection, isAnswer: true, sort: "light" })).order).toEqual([
    "Crni",
    "Drina",
    "Čađavi",
  ]);
});

test("for one use stones stand by verdict and reason, each said once above them, the verdict above the first", async () => {
  const { groups, place } = await list({
    selection: { use: ["floor"] },
    care: ["granit/c"],
    reasonOf: (key) => (key === "marble/d" ? "hard" : "soft"),
  });
  expect(groups).toMatchObject([
    { name: 'suited: hard count{"count":1}', headings: ["H2"], cards: 1 },
    { name: 'soft count{"count":1}', headings: ["H3"], cards: 1 },
    { name: 'careful: soft count{"count":1}', headings: ["H2"], cards: 1 },
  ]);
  expect(place.textContent).not.toContain("note");
});

test("for several uses each card says its own verdicts", async () => {
  const { groups, place } = await list({ selection: { use: ["floor", "bath"] }, care: ["marble/d"] });
  expect(groups.map(({ name }) => name)).toEqual(['suited: count{"count":2}', 'careful: count{"count":1}']);
  expect(place.textContent).toContain("note granit/c");
});
