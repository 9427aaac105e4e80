import { LANGUAGES } from "@stoneyard/site/i18n/locale.ts";
import { useLocale } from "@stoneyard/site/i18n/localized.tsx";
import { useMemo } from "react";

/** A visit in words by the clock of the yard: Saturday 28 November at 10:30. */
export function useVisitWords(): (visit: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const { intlLocale } = LANGUAGES[locale];
    const day = new Intl.DateTimeFormat(intlLocale, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
    return (visit) => {
      const [date = "", time] = visit.split("T");
      return [day.format(Date.parse(date)), time].filter(Boolean).join(", ");
    };
  }, [locale]);
}
