import { beforeEach, expect, test } from "vitest";
import { ContentFolder } from "../files/content-folder.ts";
import { closuresToSee, dayIn } from "./closures.ts";

let folder: ContentFolder;
beforeEach(async () => {
  folder = await ContentFolder.open("content");
});

const VISITS = { minutes: 30, noticeHours: 3, daysAhead: 45 };

const said = (now: string, ...days: [from: string, to?: string][]) => saidWith(VISITS, now, ...days);
const saidWith = (visits: typeof VISITS | undefined, now: string, ...days: [from: string, to?: string][]) =>
  closuresToSee(
    folder,
    {
      visits,
      timeZone: "Europe/Belgrade",
      closures: days.map(([from, to]) => ({ from, to, label: { en: "Off", sr: "Odmor" } as never })),
    },
    Date.parse(now),
  ).map(({ message }) => message);

test("a day is that of its zone, also where it is another on universal time", () => {
  expect(dayIn("Europe/Belgrade", Date.parse("2026-12-31T22:59:59Z"))).toBe("2026-12-31");
  expect(dayIn("Europe/Belgrade", Date.parse("2026-12-31T23:00:00Z"))).toBe("2027-01-01");
  expect(dayIn("Pacific/Honolulu", Date.parse("2027-01-01T09:59:00Z"))).toBe("2026-12-31");
  expect(dayIn("Pacific/Kiritimati", Date.parse("2026-12-31T10:00:00Z"))).toBe("2027-01-01");
});

test("days off count until the yard's clock has passed their last day", () => {
  const days: [string, string?][] = [["2027-01-01", "2027-01-02"], ["2027-02-15"]];
  expect(said("2027-01-02T22:59:00Z", ...days)).toEqual([]);
  expect(said("2027-01-02T23:00:00Z", ...days)).toEqual(["the days off to 2027-01-02 are over"]);
});

test("somebody who has no days off of the coming year is told", () => {
  const none = "no days off of the coming year";
  expect(said("2027-11-11T12:00:00Z", ["2027-11-11"])).toEqual([]);
  expect(said("2027-11-12T12:00:00Z", ["2027-11-11"])).toEqual(["the days off to 2027-11-11 are over", none]);
  expect(said("2026-11-27T12:00:00Z", ["2027-11-27"])).toEqual([]);
  expect(said("2026-11-27T12:00:00Z", ["2027-11-28"])).toEqual([none]);
  expect(said("2026-11-27T12:00:00Z")).toEqual([none]);
  // Nobody can ask to come.
  expect(saidWith(undefined, "2026-11-27T12:00:00Z")).toEqual([]);
});
