// @vitest-environment happy-dom

import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { expect, test, vi } from "vitest";
import { useThingDetails } from "./use-thing-details.ts";

type Words = { comparedWith: (stone: string) => string; sum: (sum: object) => string };
const script = vi.hoisted(() => ({ fetched: 0 }));
vi.mock("@stoneyard/site/choice/thing-details.ts", () => {
  script.fetched += 1;
  const sum = { total: 1200, vat: "included" };
  return {
    detailOf: (key: string, _: object, words: Words) =>
      `${key}: ${words.comparedWith("B")}, ${words.sum(sum)}`,
  };
});
const translate = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => translate }));
vi.mock("../../measures/use-piece-words.ts", () => ({ usePieceWords: () => ({}) }));
vi.mock("../../models/table-price.ts", () => ({ tablePrice: (dinars: number) => `${dinars} RSD` }));

test("details are told once there is something to tell and their script has come, and not fetched before", async () => {
  const details = await mountHook(
    (wanted: boolean) => useThingDetails({} as Parameters<typeof useThingDetails>[0], wanted),
    false,
  );
  const settled = () => act(async () => void (await vi.dynamicImportSettled()));
  const tell = () => details.now()("room/a" as never);
  await settled();
  expect([script.fetched, tell()]).toEqual([0, ""]);
  await details.give(true);
  await settled();
  expect(tell()).toBe('room/a: comparedWith {"stone":"B"}, title: 1200 RSD, included');
  expect(script.fetched).toBe(1);
});
