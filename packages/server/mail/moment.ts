import type { Language } from "../languages.ts";

/** Created on first use, which takes as long as a hundred mails. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment with its time zone, in that of the server (`TZ`). */
export function formatMoment(at: number, { intlLocale }: Language): string {
  const format = formats.get(intlLocale) ?? createFormat(intlLocale);
  formats.set(intlLocale, format);
  return format.format(at);
}

function createFormat(intlLocale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(intlLocale, {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
}
