// @vitest-environment happy-dom

import { EN } from "@stoneyard/catalogue/testing/locales.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { PlanNote, planShown } from "./plan-note.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({ useTranslations: () => (key: string) => key }));
afterEach(() => void vi.restoreAllMocks());

const PLAN = "stones/measures?stone=carrara&pieces=w2400x620";

test("a plan is seen in a room by who comes from its page on this site, on the surfaces that the address lays", () => {
  const shown = (from: string, search = "worktop=carrara&island-at=5,0") =>
    planShown(from, new URLSearchParams(search), ["worktop", "island"]);
  const plan = { key: PLAN, surfaces: ["worktop"] };
  expect(shown(`${location.origin}/${PLAN}`)).toEqual(plan);
  expect(shown(`${location.origin}/sr/${PLAN}`)).toEqual(plan);
  expect(shown(`https://other.example/${PLAN}`)).toBeUndefined();
  expect(shown(`${location.origin}/stones/measures`, "")).toBeUndefined();
  expect([shown(`${location.origin}/stones`), shown("")]).toEqual([undefined, undefined]);
});

test("the way back is that of the browser, but where there is none, or in a tab of its own", async () => {
  const back = vi.spyOn(history, "back").mockReturnValue();
  const { place } = await mount(
    <Localized locale={EN} messages={{}}>
      <PlanNote plan={{ key: PLAN, surfaces: ["worktop"] }} />
    </Localized>,
  );
  const follows = async (before: number, init: MouseEventInit = {}) => {
    vi.spyOn(history, "length", "get").mockReturnValue(before);
    const press = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    await happens(place.querySelector("a"), press);
    return !press.defaultPrevented;
  };
  expect([await follows(2), back.mock.calls.length]).toEqual([false, 1]);
  for (const link of [await follows(1), await follows(2, { metaKey: true })]) expect(link).toBe(true);
  expect(back).toHaveBeenCalledOnce();
});
