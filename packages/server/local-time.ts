/** The time zone for output: that of TZ, or the machine's. */
export const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Written as 2026-11-23 14:05, which sorts and which spreadsheets read as a date. */
export function localMinute(at: number): string {
  return format.format(at);
}

// Swedish dates have this form.
const format = new Intl.DateTimeFormat("sv-SE", {
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});
