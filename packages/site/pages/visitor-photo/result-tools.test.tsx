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
  const given: object = { state, data: undefined, photograph: null, result: {}, drawn: true, onDelete };
  const { place } = await mount(<ResultTools {...(given as ComponentProps<typeof ResultTools>)} />);
  return { place, onDelete };
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
