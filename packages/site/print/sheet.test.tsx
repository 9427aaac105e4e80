// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { CompanyContext } from "@stoneyard/site/shell/company.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { qrDrawing } from "./qr-path.ts";
import { SheetAddress } from "./sheet-address.tsx";

vi.mock("@stoneyard/site/head/site-url.ts", () => ({ SITE_URL: "https://built.example" }));
vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
vi.mock("@stoneyard/site/ui/browser/when-idle.ts", () => ({
  whenIdle: (work: () => void) => {
    const timer = setTimeout(work, 50);
    return () => clearTimeout(timer);
  },
}));
beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 11, 5, 18) }));
afterEach(() => void vi.useRealTimers());

test("a sheet of paper has its address in words and as a code, of no earlier address, and the day", async () => {
  const sheet = (path: string) => (
    <CompanyContext value={{ pictures: "photographed" } as CompanyView}>
      <Localized locale={SR} messages={{}}>
        <SheetAddress path={path} />
      </Localized>
    </CompanyContext>
  );
  const { place, draw } = await mount(sheet("/sr/list"));
  const code = () => place.querySelector("path")?.getAttribute("d");
  const drawn = async (path: string) => {
    await act(() => vi.advanceTimersByTimeAsync(50));
    await vi.waitFor(() => expect(code()).toBe(qrDrawing(location.origin + path).path));
  };
  await drawn("/sr/list");
  expect([...place.querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    `online${location.host}/sr/list`,
    "5. decembar 2026.",
  ]);
  await draw(sheet("/sr/list?items=a/b"));
  expect(code()).toBeUndefined();
  await drawn("/sr/list?items=a/b");
  // More than a code holds: an error that nobody hears of would fail the test.
  await draw(sheet(`/sr/list?items=${"a".repeat(3000)}`));
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(code()).toBeUndefined();
});
