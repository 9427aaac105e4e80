// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { localePath } from "@stoneyard/site/i18n/locale.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { addChosen, countChosen, removeChosen, useChosen } from "./use-chosen.ts";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations:
    () =>
    (_: string, { stone, number }: Record<string, string>) =>
      `${stone}, slab ${number}`,
}));
vi.mock("@stoneyard/site/i18n/localized.tsx", () => ({
  useLocalizedPath: () => (bare: string) => localePath(SR, bare),
}));
vi.mock("@stoneyard/site/head/use-origin.ts", () => ({ useOrigin: () => "https://example.rs" }));
vi.mock("./use-thing-details.ts", () => ({
  useThingDetails: () => (key: string) => (key.includes("worktop=") ? "Worktop: Magma" : ""),
}));

const SUBJECTS = {
  "marble/carrara": { title: "Carrara", slabs: { "bs-1": "" } },
  "rooms/kitchen-1": { title: "A kitchen", opens: {} },
  "ashtrays/black": { title: "Black ashtray", to: "/accessories/ashtrays#black", byThePiece: true },
} as const;

test("the notes of the visitor's list go along, whatever number of pieces is asked for; what is not chosen is offered", async () => {
  history.replaceState(
    null,
    "",
    "/contact?about=ashtrays/black?count=3+rooms/kitchen-1?worktop=magma+gone/x",
  );
  changeSavedList(() => [
    { key: "marble/carrara", note: "3 cm" },
    { key: "ashtrays/black", note: "for the hall", count: 2 },
    { key: "rooms/kitchen-1?worktop=magma", note: "ours" },
  ]);
  const { now } = await mountHook(useChosen, SUBJECTS);
  expect(now().subject).toBe("3 × Black ashtray, A kitchen");
  expect(now().text).toBe(
    [
      `3 × Black ashtray: https://example.rs/sr/accessories/ashtrays#black\nfor the hall`,
      `A kitchen (Worktop: Magma): https://example.rs/sr/rooms/kitchen-1?worktop=magma\nours`,
    ].join("\n\n"),
  );
  expect(now().others.map(({ title, note }) => [title, note])).toEqual([["Carrara", "3 cm"]]);

  await act(async () => countChosen(now().things, "ashtrays/black?count=3", 1));
  await act(async () => removeChosen(now().things, "rooms/kitchen-1?worktop=magma"));
  expect([now().subject, location.search]).toEqual(["Black ashtray", "?about=ashtrays/black"]);
  expect(now().others.map(({ title }) => title)).toEqual(["Carrara", "A kitchen"]);
});

test("a thing of the list is offered, and added, in as many pieces as the list has of it", async () => {
  history.replaceState(null, "", "/contact");
  changeSavedList(() => [{ key: "ashtrays/black", note: "for the hall", count: 2 }]);
  const { now } = await mountHook(useChosen, SUBJECTS);
  expect(now().others).toMatchObject([{ key: "ashtrays/black?count=2", count: 2, note: "for the hall" }]);
  await act(async () => addChosen(now().things, now().others[0]?.key ?? ""));
  expect([now().subject, now().others]).toEqual(["2 × Black ashtray", []]);
});

test("a slab leads to its page while the catalogue has it, and else to its stone's", async () => {
  history.replaceState(null, "", "/contact?about=marble/carrara?slab=BS-1+marble/carrara?slab=constructor");
  const { now } = await mountHook(useChosen, SUBJECTS);
  expect(now().things.map(({ title, to, slab }) => [title, to, slab?.isGone])).toEqual([
    ["Carrara, slab BS-1", "/slabs/bs-1", false],
    ["Carrara, slab constructor", "/marble/carrara", true],
  ]);
});
