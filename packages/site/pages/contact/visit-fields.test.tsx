// @vitest-environment happy-dom

import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import type { VisitRules } from "@stoneyard/enquiry/visits.ts";
import { Localized } from "@stoneyard/site/i18n/localized.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { CompanyContext } from "@stoneyard/site/shell/company.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Problems } from "./use-enquiry.ts";
import { VisitFields } from "./visit-fields.tsx";

vi.mock("@stoneyard/site/i18n/translations.tsx", () => ({
  useTranslations: () => (key: string, values?: object) => key + (values ? JSON.stringify(values) : ""),
}));
const { TZ } = process.env;
beforeEach(() => {
  // Monday, 10:10 in Belgrade.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T09:10:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

const RULES: VisitRules = {
  timeZone: "Europe/Belgrade",
  week: Array(7).fill([{ opens: "09:00", closes: "14:30" }]),
  closures: [{ from: "2026-11-25", to: "2026-11-25" }],
  minutes: 30,
  noticeHours: 3,
  daysAhead: 4,
};

async function fields(zone: string, locale = EN, wish?: string, problems: Problems = {}) {
  process.env.TZ = zone;
  const form = (
    <CompanyContext value={{ city: "Belgrade" } as CompanyView}>
      <Localized locale={locale} messages={{}}>
        <form>
          <VisitFields rules={RULES} wish={wish} problems={problems} />
        </form>
      </Localized>
    </CompanyContext>
  );
  const { place } = await mount(form);
  const [day, time] = [...place.querySelectorAll("select")];
  const choose = async (select: HTMLSelectElement | undefined, value: string) => {
    if (!select) throw new Error("There is no such field.");
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, value);
    await happens(select, new Event("change", { bubbles: true }));
  };
  const options = (select: HTMLSelectElement | undefined) =>
    [...(select?.options ?? [])].map(({ text }) => text);
  const sent = () => place.querySelector<HTMLInputElement>("input[type=hidden]")?.value;
  return { place, day, time, choose, options, sent };
}

test.each(["UTC", "Pacific/Kiritimati", "Pacific/Honolulu"])(
  "in %s days and times are those of the yard",
  async (zone) => {
    const { day, time, choose, options } = await fields(zone);
    expect(options(day)).toEqual([
      "noDay",
      "Monday 23 November",
      "Tuesday 24 November",
      "Thursday 26 November",
      "Friday 27 November",
    ]);
    await choose(day, "2026-11-23");
    expect(options(time)).toEqual(["13:30", "14:00"]);
  },
);

test("days are told in the language of the page, and the zone to visitors elsewhere alone", async () => {
  const home = await fields("Europe/Budapest", SR);
  expect(home.options(home.day)[1]).toBe("ponedeljak, 23. novembar");
  expect(home.place.textContent).not.toContain("zone");
  const away = await fields("Pacific/Auckland", SR);
  expect(away.place.textContent).toContain("zone");
});

test("a day brings its first time, keeps the one that it has too, and nothing is sent without a day", async () => {
  const { place, day, time, choose, sent } = await fields("UTC");
  expect([time?.disabled, sent()]).toEqual([true, ""]);
  await choose(day, "2026-11-24");
  expect([time?.disabled, sent()]).toEqual([false, "2026-11-24T09:00"]);
  await choose(time, "14:00");
  await choose(day, "2026-11-26");
  expect(sent()).toBe("2026-11-26T14:00");
  await choose(time, "09:30");
  await choose(day, "2026-11-23");
  expect(sent()).toBe("2026-11-23T13:30");
  await act(async () => place.querySelector("form")?.reset());
  expect([sent(), day?.value, time?.disabled]).toEqual(["", "", true]);
});

test("a wish of a draft is chosen again while it can still be asked for", async () => {
  expect((await fields("UTC", EN, "2026-11-24T10:30")).sent()).toBe("2026-11-24T10:30");
  for (const gone of ["2026-11-25T10:30", "2026-11-23T10:30", "2026-12-24T10:30"])
    expect((await fields("UTC", EN, gone)).sent()).toBe("");
});

test("what is wrong stands by the day or by what one would like to see, with its limit", async () => {
  const refused = async (problems: Problems) => {
    const { place } = await fields("Europe/Belgrade", EN, undefined, problems);
    return [...place.querySelectorAll("[aria-invalid]")].map((each) => [
      each.getAttribute("name") ?? each.getAttribute("data-field"),
      place.querySelector(`[id="${each.getAttribute("aria-describedby")}"]`)?.textContent,
    ]);
  };
  expect(await refused({ visitFor: "too-long" })).toEqual([["visitFor", 'too-long{"limit":500}']]);
  expect((await refused({ visit: "visit-closed" }))[0]).toEqual(["visit", "visit-closed"]);
});
