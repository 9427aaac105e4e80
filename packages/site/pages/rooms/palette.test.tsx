// @vitest-environment happy-dom

import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { SuggestedStones } from "./palette.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => `${key} ${JSON.stringify(values)}`,
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
