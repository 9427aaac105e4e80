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

const intlNumberFormat = kept(
  (...settings: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...settings),
);
export const pluralRules = kept(
  (...settings: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...settings),
);

const PLAIN = new Set(
  Object.values(LANGUAGES).flatMap(({ plainDigits, intlLocale }) => (plainDigits ? [intlLocale] : [])),
);

/**
 * Writes numbers as a language does. A browser's first formatter costs 14 ms, on a phone four times that, so none is made
 * for counts, the only numbers on most pages. What writes other numbers or dates as soon as it is hydrated bears
 * `data-formats`.
 */
export function numberFormat(
  locale: string,
  options?: Intl.NumberFormatOptions,
): { format(value: number): string } {
  const isPlain = options === undefined && PLAIN.has(locale);
  return {
    format: (value) =>
      isPlain && isCount(value) ? String(value) : intlNumberFormat(locale, options).format(value),
  };
}

/** Makes a first formatter, after which others cost next to nothing. */
export function prepareFormats(locale: string): void {
  intlNumberFormat(locale);
}

/** Without a sign, a point or a mark between thousands. */
function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000 && !Object.is(value, -0);
}

/** Writes numbers as the current language does. */
export function useNumberFormat(): (value: number, options?: Intl.NumberFormatOptions) => string {
  const locale = LANGUAGES[useLocale()].intlLocale;
  return (value, options) => numberFormat(locale, options).format(value);
}
