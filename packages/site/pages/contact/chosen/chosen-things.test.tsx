// @vitest-environment happy-dom

import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ChosenThings } from "./chosen-things.tsx";
import type { Chosen, ChosenThing } from "./use-chosen.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://built.example" }));
vi.mock("@stoneyard/site/shell/link.tsx", () => ({ Link: () => null }));
beforeEach(() => history.replaceState(null, "", "/contact"));

const CARRARA: ChosenThing = {
  ...{ key: "marble/carrara", title: "Carrara", to: "/marble/carrara", count: undefined },
  ...{ detail: "", note: "" },
};

async function shown(chosen: Partial<Chosen>) {
  const { place } = await mount(
    <ChosenThings chosen={{ things: [], others: [], subject: "", text: "", ...chosen }} />,
  );
  await act(async () => vi.dynamicImportSettled());
  return [...place.querySelectorAll("h2, h3, li button")].map(
    (each) => `${each.localName} ${each.textContent}`,
  );
}

test("what is kept is offered to an enquiry about nothing too, under the first heading", async () => {
  expect(await shown({ others: [CARRARA] })).toEqual(["h2 kept", "button + Carrara"]);
  expect(await shown({ things: [CARRARA], others: [CARRARA] })).toEqual([
    "h2 title",
    "button ×",
    "h3 kept",
    "button + Carrara",
  ]);
  expect(await shown({})).toEqual([]);
});
