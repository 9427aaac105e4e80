import type { Language } from "./languages.ts";

/** A requested visit in words, by the yard's clock: Saturday, 28 November 2026 at 10:30. */
export function formatVisit(visit: string, { intlLocale }: Language): string {
  const words = new Intl.DateTimeFormat(intlLocale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return words.format(Date.parse(`${visit}Z`));
}
