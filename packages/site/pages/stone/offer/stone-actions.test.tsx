// @vitest-environment happy-dom

import { SR } from "@stoneyard/catalogue/testing/locales.ts";
import { noteLookedFor } from "@stoneyard/site/choice/device-store.ts";
import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import { PartsContext } from "@stoneyard/site/shell/company.ts";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { Suitability } from "../facts/suitability.static.tsx";
import { MarkAskedUse, StoneActions } from "./stone-actions.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) =>
    values ? `${key} ${JSON.stringify(values)}` : key,
}));
beforeEach(() => {
  history.replaceState(null, "", "/sr/marble/carrara");
  noteLookedFor("use", undefined);
  changeSavedList(() => []);
});

async function actions(parts: string[] = []) {
  const { place } = await mount(
    <PartsContext value={parts as never}>
      <Localized locale={SR} messages={{}}>
        <StoneActions stoneKey="marble/carrara" title="Carrara" />
      </Localized>
    </PartsContext>,
  );
  return { place, ways: () => [...place.querySelectorAll("a")].map((way) => way.getAttribute("href")) };
}

test("a stone is asked about, compared, measured, and seen in one's own room where the site has rooms", async () => {
  const { ways, place } = await actions();
  expect(ways()).toEqual([
    "/sr/contact?about=marble/carrara",
    "/sr/compare?stones=marble/carrara",
    "/sr/stones/measures?stone=marble/carrara",
  ]);
  expect(place.querySelector("[aria-pressed]")?.getAttribute("aria-label")).toBe(
    'keepNamed {"name":"Carrara"}',
  );
  expect((await actions(["rooms"])).ways()).toContain("/sr/rooms/yours?stone=marble/carrara");
});

test("it is compared for the use that the address asks for, else for what was looked for", async () => {
  noteLookedFor("use", "floor");
  const { ways } = await actions();
  expect(ways()[1]).toBe("/sr/compare?stones=marble/carrara&use=floor");
  await act(async () => replaceQuery("use=a%26b"));
  expect(ways()[1]).toBe("/sr/compare?stones=marble/carrara&use=a%26b");
  await act(async () => replaceQuery(""));
  expect(ways()[1]).toBe("/sr/compare?stones=marble/carrara&use=floor");
});

const USES = [
  { use: "floor", title: "Floor", to: "/uses/floor", verdict: "well", why: "Hard.", finishes: ["honed"] },
  { use: "bath", title: "Bath", to: "/uses/bath", verdict: "care", why: "Soft.", finishes: [] },
  {
    use: "pool",
    title: "Pool",
    to: "/uses/pool",
    verdict: "not-advised",
    why: "Frost.",
    finishes: ["honed"],
  },
  { use: "facade", title: "Facade", to: "/uses/facade", verdict: "not-advised", why: "Sun.", finishes: [] },
];

async function suitability(uses = USES, care: { title: string; to: string }[] = []) {
  const { place } = await mount(
    <Localized locale={SR} messages={{}}>
      <Suitability uses={uses as never} care={care as never} />
      <MarkAskedUse />
    </Localized>,
  );
  return {
    place,
    rows: () =>
      [...place.querySelectorAll("[data-verdict]")].map((heading) => [
        heading.getAttribute("data-verdict"),
        [...(heading.parentElement?.querySelectorAll("[data-use]") ?? [])].map((row) => row.textContent),
      ]),
  };
}

test("uses stand under their verdict with the reason, and finishes where the stone may be taken", async () => {
  const { rows, place } = await suitability(USES, [{ title: "Marble", to: "/care/marble" }]);
  expect(rows()).toEqual([
    ["well", ['FloorwhyHard. finishesFor {"finishes":"honed"}']],
    ["care", ["BathSoft."]],
    ["not-advised", ["PoolFrost.", "FacadeSun."]],
  ]);
  expect(place.querySelector("details > summary span")?.textContent).not.toBe("");
  expect(place.textContent).toContain("Pool · Facade");
  expect(place.querySelector("a[href='/sr/care/marble']")).not.toBeNull();
  expect((await suitability(USES.slice(0, 1))).rows().map(([verdict]) => verdict)).toEqual(["well"]);
});

test("the use that the address asks for is marked, and what it is folded into is open", async () => {
  history.replaceState(null, "", "/sr/marble/carrara?use=pool");
  const { place } = await suitability();
  const asked = place.querySelector("[data-asked]");
  expect([asked?.getAttribute("data-use"), asked?.closest("details")?.open]).toEqual(["pool", true]);
  expect(place.querySelectorAll("[data-asked], details[open]")).toHaveLength(2);
});
