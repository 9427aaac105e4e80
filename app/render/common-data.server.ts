import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { PageMessages } from "#app/i18n/messages.ts";
import { type CompanyView, companyView } from "#app/shell/company.server.ts";
import { type Part, partsOf } from "#catalogue/parts.ts";

/** What every page of a language needs: one file for all of them. */
export type CommonData = {
  locale: Locale;
  company: CompanyView;
  parts: readonly Part[];
  messages: PageMessages;
};

export async function commonData(locale: Locale): Promise<CommonData> {
  return {
    locale,
    company: await companyView(locale),
    parts: partsOf(await catalogue()),
    messages: await pageMessages(locale, "common"),
  };
}
