import fc from "fast-check";
import { expect, test } from "vitest";
import { MOMENTS } from "./testing/moments.ts";
import { momentOf, type VisitRules, visitDays, visitProblem, workingDayAfter } from "./visits.ts";

const weekday = [{ opens: "09:00", closes: "17:00" }];
const rules: VisitRules = {
  timeZone: "Europe/Belgrade",
  week: [[], weekday, weekday, weekday, weekday, weekday, [{ opens: "10:00", closes: "15:00" }]],
  closures: [{ from: "2026-12-31", to: "2027-01-02" }],
  minutes: 30,
  noticeHours: 3,
  daysAhead: 45,
};
/** Monday, 10:10 in Belgrade. */
const NOW = Date.parse("2026-11-23T09:10:00Z");
const problem = (wish: string) => visitProblem(wish, rules, NOW);

test("one can come within the opening hours, from the first minute until a visit before the last", () => {
  expect(problem("2026-11-24T09:00")).toBeNull();
  expect(problem("2026-11-24T16:30")).toBeNull();
  expect(problem("2026-11-28T10:00")).toBeNull();
  for (const wish of ["2026-11-24T08:59", "2026-11-24T16:31", "2026-11-28T09:00", "2026-11-29T11:00"])
    expect([wish, problem(wish)]).toEqual([wish, "visit-closed"]);
  for (const day of ["2026-12-31", "2027-01-01", "2027-01-02"])
    expect(problem(`${day}T11:00`)).toBe("visit-closed");
  expect(problem("2026-12-30T11:00")).toBeNull();
});

test("one cannot come too soon, in the past, or in a far future", () => {
  expect(problem("2026-11-23T13:10")).toBeNull();
  for (const wish of ["2026-11-23T13:09", "2026-11-20T11:00"]) expect(problem(wish)).toBe("visit-too-soon");
  expect(problem("2027-01-07T11:00")).toBeNull();
  expect(problem("2027-01-08T11:00")).toBe("visit-too-far");
});

test("notice counts opening hours alone: what is asked for after closing is not for the next morning", () => {
  // Friday, 21:10 in Belgrade; on Saturday the yard is open for five hours.
  const friday = Date.parse("2026-11-27T20:10:00Z");
  const firstWith = (noticeHours: number) => {
    const [first] = visitDays({ ...rules, noticeHours }, friday);
    return `${first?.day}T${first?.times[0]}`;
  };
  expect(firstWith(0)).toBe("2026-11-28T10:00");
  expect(firstWith(1)).toBe("2026-11-28T11:00");
  expect(firstWith(5)).toBe("2026-11-30T09:00");
  expect(firstWith(6)).toBe("2026-11-30T10:00");
  expect(visitDays({ ...rules, noticeHours: 9, daysAhead: 1 }, friday)).toEqual([]);
});

test("what is no time is told as that", () => {
  for (const wish of [
    "",
    "tomorrow",
    "2026-11-31T11:00",
    "2026-11-24",
    "2026-11-24T24:00",
    "2026-11-24T10:75",
    "2026-11-24T11:00Z",
  ])
    expect(problem(wish)).toBe("visit-unreadable");
});

test("what is offered can be asked for, and nothing else that begins on the half hour", () => {
  const offered = visitDays(rules, NOW);
  expect(offered[0]).toEqual({
    day: "2026-11-23",
    times: ["13:30", "14:00", "14:30", "15:00", "15:30", "16:00", "16:30"],
  });
  expect(offered.at(-1)?.day).toBe("2027-01-07");
  const all = new Set(offered.flatMap(({ day, times }) => times.map((time) => `${day}T${time}`)));
  for (let ahead = -2; ahead < 50; ahead++)
    for (let half = 0; half < 48; half++) {
      const wish = new Date(Date.UTC(2026, 10, 23 + ahead, 0, half * 30)).toISOString().slice(0, 16);
      expect([wish, all.has(wish)]).toEqual([wish, problem(wish) === null]);
    }
});

test("the day is that of the yard, wherever the visitor's clock is", () => {
  // 23:30 UTC on Sunday is already Monday in Belgrade.
  const late = Date.parse("2026-11-22T23:30:00Z");
  expect(visitDays(rules, late)[0]?.day).toBe("2026-11-23");
  expect(visitDays({ ...rules, timeZone: "America/New_York" }, late)[0]?.day).toBe("2026-11-23");
  expect(
    visitDays({ ...rules, timeZone: "America/New_York", week: Array(7).fill(weekday) }, late)[0]?.day,
  ).toBe("2026-11-23");
});

test.each(MOMENTS)("what one can ask for begins and ends rightly: $name", ({ at, firstVisit, lastDay }) => {
  const offered = visitDays(rules, at);
  expect([`${offered[0]?.day}T${offered[0]?.times[0]}`, offered.at(-1)?.day]).toEqual([firstVisit, lastDay]);
  expect(visitProblem(firstVisit, rules, at)).toBeNull();
  expect(visitProblem(`${lastDay}T11:00`, rules, at)).toBeNull();
});

test("a closed day and a day with a break are what the content's week says, Sunday first", () => {
  const halves = [
    { opens: "09:00", closes: "10:00" },
    { opens: "12:00", closes: "13:20" },
  ];
  const week = [[], [], halves, [], [], [], []];
  const offered = visitDays({ ...rules, week, noticeHours: 0, daysAhead: 8 }, NOW);
  const times = ["09:00", "09:30", "12:00", "12:30"];
  expect(offered).toEqual([
    { day: "2026-11-24", times },
    { day: "2026-12-01", times },
  ]);
});

test("a time by the yard's clock is one moment, in winter, in summer and on the days between", () => {
  const utc = (wish: string) => new Date(momentOf(wish, "Europe/Belgrade")).toISOString();
  expect(utc("2026-11-28T10:30")).toBe("2026-11-28T09:30:00.000Z");
  expect(utc("2027-07-05T10:30")).toBe("2027-07-05T08:30:00.000Z");
  expect(utc("2027-03-28T09:00")).toBe("2027-03-28T07:00:00.000Z");
  expect(utc("2027-03-27T23:30")).toBe("2027-03-27T22:30:00.000Z");
  expect(utc("2027-10-31T09:00")).toBe("2027-10-31T08:00:00.000Z");
  expect(utc("2027-10-31T01:30")).toBe("2027-10-30T23:30:00.000Z");
});

test("whatever is asked, there is an answer", () => {
  fc.assert(
    fc.property(fc.string(), (wish) => {
      expect([null, "visit-unreadable", "visit-closed", "visit-too-soon", "visit-too-far"]).toContain(
        problem(wish),
      );
    }),
  );
});

test("a working day later is after as many opening hours as the longest day has", () => {
  const later = (from: string, hours = rules) =>
    new Date(workingDayAfter(Date.parse(from), hours)).toISOString().slice(0, 16);
  // Monday to Tuesday at the same time; what comes at night counts from opening.
  expect(later("2026-11-23T10:00Z")).toBe("2026-11-24T10:00");
  expect(later("2026-11-23T22:00Z")).toBe("2026-11-24T16:00");
  // Friday at 15:00 in Belgrade: two hours, five on Saturday, one on Monday.
  expect(later("2026-11-27T14:00Z")).toBe("2026-11-30T09:00");
  // The day before days off, which end before a Sunday.
  expect(later("2026-12-30T12:00Z")).toBe("2027-01-04T12:00");
  // In the night after which clocks go back an hour.
  expect(later("2026-10-24T12:00Z", { ...rules, week: Array(7).fill(weekday) })).toBe("2026-10-25T13:00");
  expect(later("2026-11-27T14:00Z", { ...rules, week: Array(7).fill([]) })).toBe("2026-11-28T14:00");
});
