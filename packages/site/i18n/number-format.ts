import { plainDigits } from "@stoneyard/catalogue/site-languages.ts";
import { LANGUAGES, localeOfPath } from "./locale.ts";
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

const intlNumberFormat = kept(
  (...settings: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...settings),
);
export const pluralRules = kept(
  (...settings: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...settings),
);

/** What needs no sign, no point and no mark between thousands. */
const COUNT = /^\d{1,3}$/;

/**
 * Writes numbers as a language does. A browser's first formatter costs 14 ms, on a phone four times that, so none is made
 * for counts, the only numbers on most pages.
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
 * For a module whose section writes more than counts as soon as it is hydrated: makes a first formatter when the module is
 * loaded, so that the section is not hydrated by a long task.
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
