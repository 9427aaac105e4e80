// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import compile from "icu-minify/compile";
import { act, type ComponentProps } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoneSearch } from "./stone-search.tsx";

const finder = vi.hoisted(() => ({
  found: 3,
  refusal: "",
  fails: false,
  loads: 0,
  numbers: undefined as unknown,
}));
vi.mock("./load-search.ts", () => ({
  loadSearch: async () => {
    finder.loads += 1;
    if (finder.fails) throw new Error("offline");
    const stones = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        id: `s${i}`,
        title: `Stone ${i}`,
        href: `/marble/s${i}`,
        family: "Marble",
        rock: "limestone",
        country: i === 0 ? "" : "Italy",
        picture: "/p.jpg",
      }));
    const slab = { stone: stones(1)[0], title: "Stone 0, slab BS-102", href: "/slabs/bs-102" };
    return {
      ask: () => ({ stones: stones(finder.found), answers: [], refusal: finder.refusal }),
      slab: async (query: string) => {
        await finder.numbers;
        return query === "bs 102" ? slab : undefined;
      },
    };
  },
}));
const assign = vi.fn();
beforeEach(() => {
  Object.assign(finder, { found: 3, refusal: "", fails: false, loads: 0 });
  vi.stubGlobal("location", { assign });
});
afterEach(() => {
  vi.unstubAllGlobals();
  assign.mockClear();
});

const WORDS = { label: "Stone", placeholder: "", none: "None", empty: "Empty", all: compile("All {count}") };

async function search(props: ComponentProps<typeof StoneSearch> = {}) {
  const { place } = await mount(
    <Localized locale={SR} messages={{ search: WORDS }}>
      <StoneSearch {...props} />
    </Localized>,
  );
  const input = place.querySelector("input") as HTMLInputElement;
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
  const options = () =>
    [...place.querySelectorAll("[role=option]")].map((one) =>
      [...one.querySelectorAll("span")].map((span) => span.textContent).filter(Boolean),
    );
  const key = (name: string) => happens(input, new KeyboardEvent("keydown", { key: name, bubbles: true }));
  return { input, type, options, key, message: () => place.querySelector("[aria-live]")?.textContent };
}

test("eight answers are shown; of nine the way to all of them, with their number", async () => {
  const { type, options } = await search();
  finder.found = 8;
  await type("a");
  expect(options()).toHaveLength(8);
  expect(options().slice(0, 2)).toEqual([
    ["Stone 0", "Marble, limestone"],
    ["Stone 1", "Marble, Italy"],
  ]);
  finder.found = 9;
  await type("ab");
  expect([options().length, options().at(-1)]).toEqual([9, ["All 9"]]);
});

test("the page of all answers is asked with what was typed, whatever signs are in it", async () => {
  const { type, key } = await search();
  await type(" crni & beli#1 ");
  await key("Enter");
  expect(assign.mock.calls).toEqual([["/sr/stones?q=crni+%26+beli%231"]]);
});

test("a chosen stone's page is opened, or told where that is asked for", async () => {
  const opening = await search();
  await opening.type("a");
  await opening.key("ArrowDown");
  await opening.key("Enter");
  expect(assign.mock.calls).toEqual([["/marble/s0"]]);
  const onStone = vi.fn();
  const choosing = await search({ onStone });
  await choosing.type("a");
  await choosing.key("ArrowUp");
  await choosing.key("Enter");
  expect([onStone.mock.calls, assign.mock.calls.length]).toEqual([[["s2"]], 1]);
});

test("what cannot be fetched is fetched again at the next key, and once only where it came", async () => {
  finder.fails = true;
  const { type, options } = await search();
  await type("a");
  expect(options()).toEqual([]);
  finder.fails = false;
  await type("ab");
  await type("abc");
  expect([options().length, finder.loads]).toEqual([3, 2]);
});

test("why there is nothing is said in its own words, of what was typed last", async () => {
  const { type, message } = await search();
  Object.assign(finder, { found: 0, refusal: "There is no sandstone." });
  await type("peščar");
  expect(message()).toBe("There is no sandstone.");
  const numbers = Promise.withResolvers();
  finder.numbers = numbers.promise;
  await type("peščar 7");
  Object.assign(finder, { refusal: "", numbers: undefined });
  await type("magma");
  await act(async () => numbers.resolve(undefined));
  expect(message()).toBe("None");
});

test("a slab is found by its number, and its stone where a stone is to be chosen", async () => {
  const { type, options } = await search();
  await type("bs 102");
  expect(options()).toEqual([["Stone 0, slab BS-102", "Marble, limestone"]]);
  const choosing = await search({ onStone: vi.fn() });
  await choosing.type("bs 102");
  expect(choosing.options()).toEqual([["Stone 0", "Marble, limestone"]]);
});
