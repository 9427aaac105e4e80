// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { useReducer } from "react";
import { expect, test, vi } from "vitest";
import { SurfacePanel } from "./surface-panel.tsx";
import { MOST_SURFACES, type VisitorPhotoState, visitorPhotoReducer } from "./visitor-photo-state.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));

const EMPTY: VisitorPhotoState = {
  ...{ size: [1600, 1000], focal: 1500, centre: [800, 500], surfaces: [], chosen: undefined },
  ...{ lays: {}, aside: [] },
};

function Panel() {
  const [state, dispatch] = useReducer(visitorPhotoReducer, EMPTY);
  return <SurfacePanel state={state} dispatch={dispatch} onTool={() => {}} />;
}

test("focus stays in the panel when what was pressed goes: a first surface, a sheet of paper, the last surface", async () => {
  Element.prototype.scrollIntoView = () => {};
  const { place } = await mount(<Panel />);
  const press = async (name: string) => {
    const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    button?.focus();
    await happens(button, new MouseEvent("click", { bubbles: true }));
    return [button?.isConnected, document.activeElement?.getAttribute("aria-labelledby")];
  };
  expect(await press("worktop")).toEqual([false, "what"]);
  expect(await press("lay")).toEqual([false, "measures"]);
  expect(await press("remove")).toEqual([false, "measures"]);
  expect(await press("what.remove")).toEqual([false, "what"]);
});

test("another surface is offered until there are as many as a link takes", async () => {
  Element.prototype.scrollIntoView = () => {};
  const { place } = await mount(<Panel />);
  const offered: boolean[] = [];
  for (let count = 1; count <= MOST_SURFACES; count++) {
    const kind = [...place.querySelectorAll("button")].findLast(({ textContent }) => textContent === "floor");
    await happens(kind, new MouseEvent("click", { bubbles: true }));
    offered.push(place.querySelector("details") !== null);
  }
  expect(offered).toEqual([...Array(MOST_SURFACES - 1).fill(true), false]);
});
