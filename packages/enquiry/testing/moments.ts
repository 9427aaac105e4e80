/** A moment at which something that looks at a clock could go wrong, and what the yard offers then. */
export type Moment = {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The day in Belgrade. */
  today: string;
  /** By the rules of `visits.test.ts`, written by hand: the first visit that one can ask for, and the last day. */
  firstVisit: string;
  lastDay: string;
};

/** Each weekday, both ends of a working day, and every day on which a calendar has a seam. */
export const MOMENTS: readonly Moment[] = [
  ["Monday, minutes before opening", "2026-11-30T07:55:00Z", "2026-11-30", "2026-11-30T12:00", "2027-01-14"],
  ["Tuesday at noon", "2026-12-01T11:00:00Z", "2026-12-01", "2026-12-01T15:00", "2027-01-15"],
  ["Wednesday, too late for the day", "2026-12-02T12:31:00Z", "2026-12-02", "2026-12-03T09:00", "2027-01-16"],
  ["Thursday, 31 December", "2026-12-31T20:00:00Z", "2026-12-31", "2027-01-04T12:00", "2027-02-13"],
  ["Friday, minutes after closing", "2026-11-27T16:05:00Z", "2026-11-27", "2026-11-28T13:00", "2027-01-11"],
  ["Saturday morning", "2026-11-28T09:30:00Z", "2026-11-28", "2026-11-28T13:30", "2027-01-12"],
  ["Sunday", "2026-11-29T11:00:00Z", "2026-11-29", "2026-11-30T12:00", "2027-01-13"],
  ["28 February of a leap year", "2028-02-28T22:30:00Z", "2028-02-28", "2028-02-29T12:00", "2028-04-13"],
  ["before summer time", "2027-03-28T00:59:30Z", "2027-03-28", "2027-03-29T12:00", "2027-05-12"],
  ["before winter time", "2027-10-31T00:30:00Z", "2027-10-31", "2027-11-01T12:00", "2027-12-15"],
  ["midnight in Belgrade", "2026-12-09T22:59:50Z", "2026-12-09", "2026-12-10T12:00", "2027-01-23"],
  ["400 days later, after midnight", "2028-01-02T23:10:00Z", "2028-01-03", "2028-01-03T12:00", "2028-02-17"],
].map(([name = "", at = "", today = "", firstVisit = "", lastDay = ""]) => ({
  name,
  at: Date.parse(at),
  today,
  firstVisit,
  lastDay,
}));
