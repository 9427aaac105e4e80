// @vitest-environment happy-dom

import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { StonesPanel } from "./stones-panel.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
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
