import type { Language } from "../languages.ts";

export const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const minutes = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

/** Written as 2026-11-23 14:05, which sorts and which spreadsheets read as a date. */
export function localMinute(at: number): string {
  return minutes.format(at);
}

/** A moment with its time zone, in that of the server (`TZ`). */
export function formatMoment(at: number, { intlLocale }: Language): string {
  const words = new Intl.DateTimeFormat(intlLocale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return words.format(at);
}

/** A requested visit in words, by the yard's clock: Saturday, 28 November 2026 at 10:30. */
export function formatVisit(visit: string, { intlLocale }: Language): string {
  const words = new Intl.DateTimeFormat(intlLocale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return words.format(Date.parse(`${visit}Z`));
}
