// @vitest-environment happy-dom

import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { happens, mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { type ComponentProps, useReducer } from "react";
import { expect, test, vi } from "vitest";
import { StonesPanel } from "./stones-panel.tsx";
import { type VisitorPhotoState, visitorPhotoReducer } from "./visitor-photo-state.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("../stones/verdict-note.tsx", () => ({
  useReasons: () => (_: string, use: string) => ({
    title: "A use",
    verdict: "not-advised",
    why: use === "wall" ? "It falls." : "Lemon etches it.",
  }),
}));
vi.mock("@stoneyard/site/search/stone-search.tsx", () => ({ StoneSearch: () => null }));

test("the stone of the page that led here is offered first, then those of one's list, then some others", async () => {
  history.replaceState(null, "", "/rooms/yours?stone=granit/magma");
  changeSavedList(() => ["marble/a", "rooms/kitchen-1", "granit/magma"].map((key) => ({ key })));
  const titles = { "marble/carrara": "Carrara", "marble/a": "A", "granit/magma": "Magma", "marble/b": "B" };
  const stones = Object.fromEntries(Object.entries(titles).map(([key, title]) => [key, { title }]));
  const dispatch = vi.fn();
  const state = { surfaces: [{ id: "1", kind: "worktop" }], chosen: "1", lays: {}, aside: [], size: [8, 5] };
  const given: object = { state, dispatch, data: { stones }, result: { current: null }, drawn: true };
  const { place } = await mount(<StonesPanel {...(given as ComponentProps<typeof StonesPanel>)} />);
  const offered = [...place.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(offered).toEqual(["Magma", "A", "Carrara"]);
  await pressButton(place, "A");
  expect(dispatch).toHaveBeenCalledWith({ type: "stone-laid", stone: "marble/a" });
});

test("a stone that was searched for is named and marked before the others", async () => {
  history.replaceState(null, "", "/rooms/yours");
  changeSavedList(() => []);
  const offered = async (laid: string) => {
    const titles = { "marble/carrara": "Carrara", "granit/verde-bahia": "Bahia", "granit/magma": "Magma" };
    const stones = Object.fromEntries(Object.entries(titles).map(([key, title]) => [key, { title }]));
    const lays = { "1": { stone: laid } };
    const state = { surfaces: [{ id: "1", kind: "floor" }], chosen: "1", lays, aside: [], size: [8, 5] };
    const given: object = {
      state,
      dispatch: vi.fn(),
      data: { stones },
      result: { current: null },
      drawn: true,
    };
    const { place } = await mount(<StonesPanel {...(given as ComponentProps<typeof StonesPanel>)} />);
    const buttons = [...place.querySelectorAll("li button")];
    return buttons.map((each) => [each.textContent, each.getAttribute("aria-pressed")].join());
  };
  const [carrara, bahia] = ["Carrara,false", "Bahia,false"];
  expect(await offered("granit/magma")).toEqual(["Magma,true", carrara, bahia]);
  expect(await offered("granit/verde-bahia")).toEqual([carrara, "Bahia,true"]);
  expect(await offered("marble/gone")).toEqual([carrara, bahia]);
});

test("a choice that is taken off leaves the focus in its panel", async () => {
  const aside = [{ id: "1", lays: { "1": { stone: "marble/a", shift: [0, 0], turn: 0 } } }];
  const opens = { surfaces: [{ id: "1", kind: "worktop" }], chosen: "1", lays: {}, aside, size: [8, 5] };
  function Panel() {
    const [state, dispatch] = useReducer(visitorPhotoReducer, opens as unknown as VisitorPhotoState);
    return <StonesPanel {...{ state, dispatch, data: undefined, result: { current: null }, drawn: true }} />;
  }
  const { place } = await mount(<Panel />);
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === "×");
  button?.focus();
  await happens(button, new MouseEvent("click", { bubbles: true }));
  expect([button?.isConnected, document.activeElement?.getAttribute("aria-labelledby")]).toEqual([
    false,
    "stones",
  ]);
});

test("surfaces that a laid stone is not advised for are named, with each reason once", async () => {
  const lays = { "1": { stone: "onyx/a" }, "2": { stone: "onyx/a" }, "3": { stone: "onyx/a" } };
  const surfaces = ["worktop", "island", "splashback", "floor"].map((kind, i) => ({ id: `${i + 1}`, kind }));
  const state = { surfaces, chosen: "1", lays, aside: [], size: [8, 5] };
  const given: object = { state, dispatch: vi.fn(), data: undefined, result: { current: null }, drawn: true };
  const { place } = await mount(<StonesPanel {...(given as ComponentProps<typeof StonesPanel>)} />);
  const told = [...place.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
  expect(told).toEqual([
    "worktop, island: not-advised. Lemon etches it.",
    "splashback: not-advised. It falls.",
  ]);
});
