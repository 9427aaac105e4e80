/** From when to when, in hours and minutes of the yard: 09:00. */
type Span = { opens: string; closes: string };

/** When the yard is open, by its own clock. */
export type OpeningHours = {
  /** Such as Europe/Belgrade. */
  timeZone: string;
  /** Opening hours by day of the week, Sunday first; a day without spans is closed. */
  week: readonly (readonly Span[])[];
  /** Other days on which the yard is closed, such as 2026-12-31, both included. */
  closures: readonly { from: string; to: string }[];
};

/** When visitors may come. */
export type VisitRules = OpeningHours & {
  /** Minutes of a visit, and between two possible beginnings. */
  minutes: number;
  /** Opening hours that must pass between a request and its visit. */
  noticeHours: number;
  /** Days ahead that can be asked for, today being 0. */
  daysAhead: number;
};

/** A day on which one can come, and the times at which a visit may begin: 2026-11-28 and 10:30. */
export type VisitDay = { day: string; times: string[] };

/** Why nobody can come then. */
export type VisitProblem = "visit-unreadable" | "visit-closed" | "visit-too-soon" | "visit-too-far";

const DAY_MS = 24 * 60 * 60 * 1000;
const WISH = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The days and times that can be asked for now.
 * @param now milliseconds since 1970
 */
export function visitDays(rules: VisitRules, now: number): VisitDay[] {
  const { earliest, lastDay } = boundsAt(now, rules);
  const days: VisitDay[] = [];
  for (let day = earliest.slice(0, 10); day <= lastDay; day = nextDay(day)) {
    const times = spansOf(day, rules)
      .flatMap((span) => beginnings(span, rules.minutes))
      .filter((time) => `${day}T${time}` >= earliest);
    if (times.length > 0) days.push({ day, times });
  }
  return days;
}

/**
 * Why a time cannot be asked for, null where it can: the whole visit lies within opening hours, and begins neither too soon
 * nor too far ahead. It need not be one of `visitDays`.
 * @param wish by the clock of the yard: 2026-11-28T10:30
 */
export function visitProblem(wish: string, rules: VisitRules, now: number): VisitProblem | null {
  const [, day = "", time = ""] = WISH.exec(wish) ?? [];
  if (!isDay(day)) return "visit-unreadable";
  const { earliest, lastDay } = boundsAt(now, rules);
  // Days and times in this form sort as text.
  if (wish < earliest) return "visit-too-soon";
  if (day > lastDay) return "visit-too-far";
  const begins = minutesOf(time);
  const isOpen = spansOf(day, rules).some(
    ({ opens, closes }) => begins >= minutesOf(opens) && begins + rules.minutes <= minutesOf(closes),
  );
  return isOpen ? null : "visit-closed";
}

function boundsAt(now: number, rules: VisitRules) {
  const [today = "", time = ""] = localTime(now, rules.timeZone).split("T");
  const lastDay = dayOf(Date.parse(today) + rules.daysAhead * DAY_MS);
  return { earliest: afterOpenMinutes(rules.noticeHours * 60, { today, time, lastDay }, rules), lastDay };
}

/** No yard is closed for longer. */
const LONGEST_BREAK_MS = 60 * DAY_MS;

/**
 * One working day later: when the yard has been open for as long as on its longest day; one calendar day where it has no
 * hours. Milliseconds since 1970.
 */
export function workingDayAfter(moment: number, hours: OpeningHours): number {
  const minutes = Math.max(...hours.week.map(openMinutes));
  if (minutes === 0) return moment + DAY_MS;
  const [today = "", time = ""] = localTime(moment, hours.timeZone).split("T");
  const lastDay = dayOf(Date.parse(today) + LONGEST_BREAK_MS);
  return momentOf(afterOpenMinutes(minutes, { today, time, lastDay }, hours), hours.timeZone);
}

function openMinutes(spans: readonly Span[]): number {
  return spans.reduce((sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens), 0);
}

/**
 * When the yard has been open for so many minutes since a time, so that somebody has read what came: Friday evening's
 * request is not for Saturday at opening. The day after the last one where that is later.
 */
function afterOpenMinutes(
  minutes: number,
  { today, time, lastDay }: { today: string; time: string; lastDay: string },
  hours: OpeningHours,
): string {
  let left = minutes;
  if (left === 0) return `${today}T${time}`;
  let from = minutesOf(time);
  let day = today;
  for (; day <= lastDay; day = nextDay(day)) {
    for (const { opens, closes } of spansOf(day, hours)) {
      const begins = Math.max(from, minutesOf(opens));
      const open = Math.max(minutesOf(closes) - begins, 0);
      if (left <= open) return `${day}T${clock(begins + left)}`;
      left -= open;
    }
    from = 0;
  }
  return `${day}T00:00`;
}

function nextDay(day: string): string {
  return dayOf(Date.parse(day) + DAY_MS);
}

function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/**
 * The moment of a time by the yard's clock, milliseconds since 1970; one of the two in an hour that comes twice in autumn.
 */
export function momentOf(wish: string, timeZone: string): number {
  const asIfUtc = Date.parse(`${wish}Z`);
  const offsetAt = (moment: number) => Date.parse(`${localTime(moment, timeZone)}Z`) - moment;
  // The offset at the moment itself, which differs from the first guess on days when clocks change.
  return asIfUtc - offsetAt(asIfUtc - offsetAt(asIfUtc));
}

/** What clocks in a zone show at a moment, to the minute: 2026-11-28T10:30. */
function localTime(moment: number, timeZone: string): string {
  // Swedish dates have this form.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(moment).replace(" ", "T");
}

/** A wrong zone would move every appointment. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

function spansOf(day: string, { week, closures }: OpeningHours): readonly Span[] {
  if (closures.some(({ from, to }) => from <= day && day <= to)) return [];
  return week[new Date(day).getUTCDay()] ?? [];
}

function beginnings({ opens, closes }: Span, minutes: number): string[] {
  const count = Math.floor((minutesOf(closes) - minutesOf(opens)) / minutes);
  return Array.from({ length: Math.max(count, 0) }, (_, i) => clock(minutesOf(opens) + i * minutes));
}

/** Whether a text is a day of the calendar, such as 2026-12-05. */
export function isDay(day: string): boolean {
  return new Date(day).getTime() >= 0 && new Date(day).toISOString().startsWith(day);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function clock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
