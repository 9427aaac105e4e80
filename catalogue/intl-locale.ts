import type { LanguageContent } from "./kinds/languages.ts";

/** A language of the site as Intl knows it, such as `sr-Latn-RS`. */
export function intlLocaleOf({ code, script, region }: LanguageContent): string {
  return [code, script, region].filter(Boolean).join("-");
}
