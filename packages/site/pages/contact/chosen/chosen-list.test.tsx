// @vitest-environment happy-dom

import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { ChosenWords } from "./chosen-list.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${Object.values(values).join()}` : key,
}));
vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://built.example" }));
vi.mock("@stoneyard/site/shell/link.tsx", () => ({ Link: () => null }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a slab that cannot be had is told with what is so today", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 11, 18, 12) });
  const states = { sold: ["gs-1"], reserved: { "gs-2": "2026-12-18", "gs-3": "2026-12-01" } };
  const fetched = vi.fn(async () => Response.json(states));
  vi.stubGlobal("fetch", fetched);
  const told = async (...slabs: { number: string; isGone: boolean }[]) => {
    const thing = { key: "granit/magma", title: "", count: undefined, detail: "", note: "" };
    const { place } = await mount(
      <Localized locale={EN} messages={{}}>
        {[undefined, ...slabs].map((slab) => (
          <ChosenWords key={slab?.number} thing={{ ...thing, to: "/granit/magma", ...(slab && { slab }) }} />
        ))}
      </Localized>,
    );
    return [...place.querySelectorAll("p")].map(({ textContent }) => textContent);
  };
  expect(await told({ number: "GS-9", isGone: true })).toEqual(["", "slabGone"]);
  expect(fetched).not.toHaveBeenCalled();
  const here = ["GS-1", "GS-2", "GS-3", "GS-4"].map((number) => ({ number, isGone: false }));
  expect(await told(...here)).toEqual(["", "sold", "reservedUntil 18 Dec 2026", "", ""]);
});
