import { LANGUAGES } from "./locale.ts";
import { useLocale } from "./localized.tsx";

/** Formatters are dear to make, and pages ask for the same few at every movement of a slab. */
function kept<Settings extends unknown[], T>(make: (...settings: Settings) => T) {
  const made = new Map<string, T>();
  return (...settings: Settings): T => {
    const key = JSON.stringify(settings);
    const formatter = made.get(key) ?? make(...settings);
    made.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = kept(
  (...settings: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...settings),
);
export const pluralRules = kept(
  (...settings: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...settings),
);

/** Writes numbers as the current language does. */
export function useNumberFormat(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = LANGUAGES[useLocale()].intlLocale;
  return (value, options) => numberFormat(locale, options).format(value);
}
