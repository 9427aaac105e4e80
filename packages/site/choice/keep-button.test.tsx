// @vitest-environment happy-dom

import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { CountStepper } from "./count-stepper.tsx";
import { KeepButton } from "./keep-button.tsx";
import { changeSavedList, savedList, toggleSaved } from "./saved-list.ts";
import { StoneOffers } from "./stone-offers.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
const notify = vi.hoisted(() => vi.fn());
vi.mock("@stoneyard/site/ui/toast/toast.tsx", () => ({ notify }));
beforeEach(() => void changeSavedList(() => []));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function stepper(count: number) {
  const onCount = vi.fn();
  const { place } = await mount(<CountStepper count={count} name="Box" onCount={onCount} />);
  const [fewer, more] = [...place.querySelectorAll("button")];
  const press = async (button: HTMLElement | undefined) => {
    await act(async () => button?.click());
    return [onCount.mock.calls.at(-1)?.[0], button?.getAttribute("aria-disabled")];
  };
  return { fewer: () => press(fewer), more: () => press(more) };
}

test("one fewer or one more, from one to ninety-nine pieces", async () => {
  expect(await (await stepper(1)).fewer()).toEqual([undefined, "true"]);
  expect(await (await stepper(1)).more()).toEqual([2, null]);
  expect(await (await stepper(2)).fewer()).toEqual([1, null]);
  expect(await (await stepper(98)).more()).toEqual([99, null]);
  expect(await (await stepper(99)).more()).toEqual([undefined, "true"]);
});

const keys = () => savedList().items.map(({ key }) => key);

test("a thing is kept by a press and taken off by the next one, wherever else that is changed", async () => {
  const { place } = await mount(<KeepButton item="marble/carrara" name="Carrara" />);
  const button = place.querySelector("button") as HTMLElement;
  await act(async () => button.click());
  expect([keys(), button.ariaPressed, button.title]).toEqual([["marble/carrara"], "true", "keptNamed"]);
  await act(async () => void toggleSaved("marble/carrara"));
  expect([button.ariaPressed, button.dataset.keep]).toEqual(["false", "ready"]);
  await act(async () => button.click());
  expect(keys()).toEqual(["marble/carrara"]);
});

test("of what is kept the stones are offered that do not stand there yet, and suggestions only where none does", async () => {
  for (const key of ["marble/carrara", "granit/magma", "rooms/kitchen-1"]) toggleSaved(key);
  const stones = { "marble/carrara": { title: "Carrara" }, "granit/magma": { title: "Magma" } };
  const given = { stones, swatchOf: (key: string) => key, onStone: vi.fn() };
  const first = [{ stone: "onyx/onyx-green", title: "Onyx Green", swatch: "/o.avif" }];
  const { place, draw } = await mount(<StoneOffers {...given} first={first} shown={["marble/carrara"]} />);
  const offered = () => [...place.querySelectorAll("button")].map(({ textContent }) => textContent);
  expect(offered()).toEqual(["Magma"]);
  await draw(<StoneOffers {...given} first={first} shown={[]} />);
  expect(offered()).toEqual(["Carrara", "Magma", "Onyx Green"]);
});

test("a press before the page ran is followed once, and takes nothing off that was kept before", async () => {
  const early = async () => {
    const { place } = await mount(<KeepButton item="marble/carrara" name="Carrara" />);
    return place.querySelector("button") as HTMLElement;
  };
  const set = vi.spyOn(HTMLElement.prototype, "dataset", "get");
  const marks: Record<string, string> = { keep: "pressed" };
  set.mockReturnValue(marks as DOMStringMap);
  await early();
  expect([keys(), marks.keep]).toEqual([["marble/carrara"], "ready"]);
  marks.keep = "pressed";
  await early();
  expect(keys()).toEqual(["marble/carrara"]);
});

test("that the list will not last is told once, whatever is kept after", async () => {
  for (const store of ["localStorage", "sessionStorage"]) vi.stubGlobal(store, undefined);
  const { place } = await mount(<KeepButton item="marble/carrara" name="Carrara" />);
  for (const _ of [1, 2]) await act(async () => place.querySelector("button")?.click());
  await vi.waitFor(() => expect(notify).toHaveBeenCalled());
  expect(notify.mock.calls).toEqual([[{ kind: "danger", title: "notLasting", description: "page" }]]);
});

test("a press on a built page takes nothing off the list, which the page did not know yet", async () => {
  toggleSaved("marble/carrara");
  const node = <KeepButton item="marble/carrara" name="Carrara" />;
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(node);
  const button = place.querySelector("button") as HTMLElement;
  button.setAttribute("data-keep", "pressed");
  const root = await act(async () => hydrateRoot(place, node));
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  expect([keys(), button.ariaPressed]).toEqual([["marble/carrara"], "true"]);
});
