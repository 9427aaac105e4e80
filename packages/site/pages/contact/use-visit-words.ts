import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { dateFormat } from "@stoneyard/site/i18n/number-format.ts";

const DAY = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;

/** A visit in words by the clock of the yard: Saturday 28 November at 10:30. */
export function useVisitWords(): (visit: string) => string {
  const format = dateFormat(LANGUAGES[useLocale()].intlLocale, DAY);
  return (visit) => {
    const [date = "", time] = visit.split("T");
    return [format.format(Date.parse(date)), time].filter(Boolean).join(", ");
  };
}
