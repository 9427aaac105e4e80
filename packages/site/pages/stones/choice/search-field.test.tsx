// @vitest-environment happy-dom

import { happens, mount, mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SearchField } from "./search-field.tsx";
import { useAnswer } from "./use-answer.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
const loads = vi.hoisted(() => [] as { source: string; end: (finder: object | Error) => void }[]);
vi.mock("@stoneyard/site/search/load-search.ts", () => ({
  loadSearch: (source: string) =>
    new Promise((resolve, reject) => {
      loads.push({ source, end: (finder) => (finder instanceof Error ? reject(finder) : resolve(finder)) });
    }),
}));
beforeEach(() => {
  vi.useFakeTimers();
  loads.length = 0;
  history.replaceState(null, "", "/stones?use=floor");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function field(query = "", touch = false) {
  vi.stubGlobal("matchMedia", () => ({ matches: touch }));
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => then());
  const [onBegin, onAnswerCovered] = [vi.fn(), vi.fn()];
  const node = (given: string) => <SearchField query={given} {...{ onBegin, onAnswerCovered }} />;
  const { place, draw } = await mount(node(query));
  const input = place.querySelector("input") as HTMLInputElement;
  const type = async (text: string) => {
    input.value = text;
    await happens(input, new Event("input", { bubbles: true }));
  };
  const submit = () =>
    happens(place.querySelector("form"), new Event("submit", { bubbles: true, cancelable: true }));
  return { input, type, submit, draw: (given: string) => draw(node(given)), onBegin, onAnswerCovered };
}

test("what is typed is asked when typing has rested for 250 ms, the last words alone", async () => {
  const { type } = await field();
  await type("crn");
  vi.advanceTimersByTime(249);
  await type(" crni ");
  vi.advanceTimersByTime(249);
  expect(location.search).toBe("?use=floor");
  vi.advanceTimersByTime(1);
  expect(location.search).toBe("?use=floor&q=crni");
  await type("");
  vi.advanceTimersByTime(250);
  expect(location.search).toBe("?use=floor");
});

test.each([
  ["crni ", "", "?use=floor&q=crni"],
  ["magma", "&q=nero", "?use=floor&q=magma"],
  ["", "&q=nero", "?use=floor&q=nero"],
  ["nero", "&q=+nero", "?use=floor&q=+nero"],
])("what was typed before the page runs (%s, after %s) is asked once it does", async (typed, q, asked) => {
  history.replaceState(null, "", `/stones?use=floor${q}`);
  const node = <SearchField query="" onBegin={vi.fn()} onAnswerCovered={vi.fn()} />;
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(node);
  const input = place.querySelector("input") as HTMLInputElement;
  input.value = typed;
  const root = await act(async () => hydrateRoot(place, node));
  expect(location.search).toBe(asked);
  await act(async () => root.unmount());
});

test("Enter asks at once, and once; where keys cover the screen the field is left", async () => {
  const { type, submit, onAnswerCovered } = await field("", true);
  await type("bela");
  await submit();
  expect([location.search, onAnswerCovered.mock.calls.length]).toEqual(["?use=floor&q=bela", 1]);
  history.replaceState(null, "", "/stones");
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe("");
});

test("the field says what the address says, but not against whoever is typing in it", async () => {
  const { input, draw, onBegin } = await field("crni");
  expect(input.value).toBe("crni");
  await act(async () => input.focus());
  expect(onBegin).toHaveBeenCalledTimes(1);
  input.value = "crni gra";
  await draw("beli");
  expect(input.value).toBe("crni gra");
  await act(async () => input.blur());
  await draw("sivi");
  expect(input.value).toBe("sivi");
});

test("the search is fetched when first asked, and after a failure with the next query", async () => {
  const { now, give } = await mountHook(useAnswer, "");
  expect([now().state, loads.length]).toEqual(["ready", 0]);
  await give("a");
  expect([now().state, loads.map(({ source }) => source)]).toEqual(["loading", ["/search.json"]]);
  await act(async () => loads[0]?.end(new Error("offline")));
  expect(now().state).toBe("failed");
  await give("ab");
  expect([now().state, loads.length]).toEqual(["loading", 2]);
  await act(async () =>
    loads[1]?.end({ ask: (query: string) => ({ stones: [{ id: query }], answers: [], refusal: "" }) }),
  );
  expect(now()).toMatchObject({ state: "ready", query: "ab", answer: { stones: ["ab"] } });
  await give("");
  expect(now()).toMatchObject({ state: "ready", answer: undefined });
});

test("of two numbers of slabs the last one is answered, also where the first is found later", async () => {
  const { now, give } = await mountHook(useAnswer, "10");
  const slabs = new Map(["10", "102"].map((number) => [number, Promise.withResolvers<object>()]));
  const ask = () => ({ stones: [], answers: [], refusal: "" });
  await act(async () => loads[0]?.end({ ask, slab: (query: string) => slabs.get(query)?.promise }));
  await give("102");
  for (const number of ["102", "10"])
    await act(async () => slabs.get(number)?.resolve({ stone: { id: number }, title: "", href: "" }));
  expect(now()).toMatchObject({ state: "ready", answer: { stones: ["102"], named: ["102"] } });
});
