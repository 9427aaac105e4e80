import { type Part, partsOf } from "@stoneyard/catalogue/parts.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { PageMessages } from "@stoneyard/site/i18n/messages.ts";
import { type CompanyView, companyView } from "@stoneyard/site/shell/company.server.ts";

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
