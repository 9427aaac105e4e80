// @vitest-environment happy-dom

import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { Palette, SuggestedStones } from "./palette.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
}));

vi.mock("@stoneyard/site/search/stone-search.tsx", () => ({ StoneSearch: () => null }));

const { reasonOf } = vi.hoisted(() => ({ reasonOf: vi.fn() }));
vi.mock("../stones/verdict-note.tsx", () => ({
  useReasons: (wanted: boolean) => (wanted ? reasonOf : () => expect.unreachable("Nothing is asked yet.")),
}));

const STONES = ["carrara", "magma"].map((title) => ({ stone: `a/${title}`, title, swatch: `${title}.avif` }));

test("of suggested stones the one that lies there is pressed; another is laid by a press", async () => {
  const onStone = vi.fn();
  const suggested = (pictured: boolean) => (
    <SuggestedStones
      stones={STONES as never}
      surface="Floor"
      chosen="a/magma"
      pictured={pictured}
      onStone={onStone}
    />
  );
  const { place, draw } = await mount(suggested(false));
  expect(place.querySelector("legend")?.textContent).toBe('suggested {"surface":"Floor"}');
  expect([...place.querySelectorAll("button")].map((each) => each.ariaPressed)).toEqual(["false", "true"]);
  expect(place.querySelector("img")).toBeNull();
  await draw(suggested(true));
  expect([...place.querySelectorAll("img")].map((each) => each.getAttribute("src"))).toEqual(
    STONES.map(({ swatch }) => swatch),
  );
  await pressButton(place, "carrara");
  expect(onStone.mock.calls).toEqual([["a/carrara"]]);
});

test("surfaces that a chosen stone is not advised for are named, with the reason once; nothing of the stones that the room opens with", async () => {
  reasonOf.mockImplementation((stone: string, use: string) => ({
    title: `A ${use}`,
    verdict: stone === "onyx/miele" ? "not-advised" : "care",
    why: "Lemon etches it.",
  }));
  const opens = { worktop: "marble/carrara", island: "marble/carrara", floor: "marble/carrara" };
  const palette = (stone: string) => {
    const stones = { worktop: { stone }, island: { stone }, floor: { stone: "marble/carrara" } };
    const given: object = { room: { surfaces: [], uses: ["shower"] }, opens, state: { stones } };
    return <Palette {...(given as ComponentProps<typeof Palette>)} />;
  };
  const { place, draw } = await mount(palette("marble/carrara"));
  const told = () => [...place.querySelectorAll("[role=status]")].map(({ textContent }) => textContent);
  expect(told()).toEqual([]);
  await draw(palette("granit/magma"));
  expect(told()).toEqual([]);
  await draw(palette("onyx/miele"));
  expect(told()).toEqual([
    "worktop undefined, a shower, island undefined: not-advised undefined. Lemon etches it.",
  ]);
});
