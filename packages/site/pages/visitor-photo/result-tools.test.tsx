// @vitest-environment happy-dom

import { mount, pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import type { ComponentProps } from "react";
import { expect, test, vi } from "vitest";
import { ResultTools } from "./result-tools.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("@stoneyard/site/shell/link.tsx", () => ({ Link: () => null }));

const focused = () => document.activeElement?.textContent;

async function tools() {
  const onDelete = vi.fn();
  const state = { surfaces: [], lays: { 1: { stone: "granit/magma" } }, size: [8, 5] };
  const given: object = { state, data: undefined, photograph: null, result: {}, onDelete };
  const props = given as ComponentProps<typeof ResultTools>;
  const { place, draw } = await mount(<ResultTools {...props} drawn />);
  return { place, onDelete, drawsAgain: () => draw(<ResultTools {...props} drawn={false} />) };
}

test.each([
  ["delete", "deleteNo"],
  ["askWith", "askWithNo"],
])("%s asks first, where the focus is, and a no gives it back", async (act, no) => {
  const { place, onDelete } = await tools();
  const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === act);
  button?.focus();
  await pressButton(place, act);
  expect(focused()).toContain(no);
  await pressButton(place, no);
  expect(focused()).toBe(act);
  expect(onDelete).not.toHaveBeenCalled();
});

test("the photograph is deleted after a yes", async () => {
  const { place, onDelete } = await tools();
  await pressButton(place, "delete");
  expect(onDelete).not.toHaveBeenCalled();
  await pressButton(place, "deleteYes");
  expect(onDelete).toHaveBeenCalledOnce();
});

test("a preview of former stones is neither saved nor sent, also where the question is open", async () => {
  const { place, drawsAgain } = await tools();
  const isOff = (name: string) => {
    const button = [...place.querySelectorAll("button")].find(({ textContent }) => textContent === name);
    return button?.getAttribute("aria-disabled") === "true";
  };
  await pressButton(place, "askWith");
  expect([isOff("save"), isOff("askWithYes")]).toEqual([false, false]);
  await drawsAgain();
  expect([isOff("save"), isOff("askWithYes")]).toEqual([true, true]);
});
