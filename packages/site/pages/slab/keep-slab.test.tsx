// @vitest-environment happy-dom

import { changeSavedList, savedList } from "@stoneyard/site/choice/saved-list.ts";
import { pressButton } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { KeepSlab } from "./keep-slab.tsx";
import type { SlabView } from "./slab.data.server.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));

test("a slab is kept by its number, which the browser has from the built page alone", async () => {
  changeSavedList(() => []);
  const slab = { offer: { stone: "marble/carrara", number: "BS 102/A" }, stone: { title: "Carrara" } };
  const place = document.body.appendChild(document.createElement("main"));
  place.innerHTML = renderToString(<KeepSlab slab={slab as SlabView} />);
  const name = () => place.querySelector("button")?.ariaLabel;
  const built = name();
  expect(built).toContain("BS 102/A");
  const differs = vi.fn();
  const root = await act(async () =>
    hydrateRoot(place, <KeepSlab slab={undefined} />, { onRecoverableError: differs }),
  );
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  expect([name(), differs.mock.calls]).toEqual([built, []]);
  await pressButton(place, "keep");
  expect(savedList().items).toEqual([{ key: "marble/carrara?slab=BS%20102%2FA" }]);
});
