import { plainDigits } from "@stoneyard/catalogue/languages/site-languages.ts";
import { LANGUAGES, localeOfPath } from "./locale.ts";
import { useLocale } from "./localized.tsx";

/** Formatters are slow to create, and a moving slab asks for the same few again and again. */
function memoized<Settings extends unknown[], T>(make: (...settings: Settings) => T) {
  const made = new Map<string, T>();
  return (...settings: Settings): T => {
    const key = JSON.stringify(settings);
    const formatter = made.get(key) ?? make(...settings);
    made.set(key, formatter);
    return formatter;
  };
}

const intlNumberFormat = memoized(
  (...settings: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...settings),
);
export const pluralRules = memoized(
  (...settings: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...settings),
);
export const dateFormat = memoized(
  (...settings: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...settings),
);

/** Numbers without sign, decimals or grouping. */
const COUNT = /^\d{1,3}$/;

/**
 * Formats numbers. The first formatter costs 14 ms, on a phone four times that, so counts, the only numbers on most pages,
 * do without.
 */
export function numberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): { format(value: number): string } {
  return {
    format: (value) =>
      plainDigits && !options && COUNT.test(`${value}`)
        ? `${value}`
        : intlNumberFormat(locale, options).format(value),
  };
}

/**
 * For a module whose section formats more than counts: creates a formatter when the module is loaded, so that hydration is
 * no long task.
 */
export function prepareFormats(): void {
  if (typeof document !== "undefined")
    intlNumberFormat(LANGUAGES[localeOfPath(location.pathname)].intlLocale);
}

/** Writes numbers as the current language does. */
export function useNumberFormat(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = LANGUAGES[useLocale()].intlLocale;
  return (value, options) => numberFormat(locale, options).format(value);
}
