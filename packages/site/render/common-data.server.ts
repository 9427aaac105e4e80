import { pageText } from "@stoneyard/catalogue/files/prose.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { type Part, partsOf } from "@stoneyard/catalogue/parts.ts";
import { PAGE_TEXTS } from "@stoneyard/catalogue/site-pages.ts";
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
    messages: await commonMessages(locale),
  };
}

/** With the titles of the pages that are texts, by their addresses. */
async function commonMessages(locale: Locale): Promise<PageMessages> {
  const { prose } = await catalogue();
  const common: { navigation?: object } = (await pageMessages(locale, "common")).common ?? {};
  const titles = PAGE_TEXTS.map((name) => {
    const text = prose.get(name);
    return [`/${name}`, text && pageText(plainIn(text, locale))?.title];
  });
  return { common: { ...common, navigation: { ...common.navigation, ...Object.fromEntries(titles) } } };
}
