import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { CareGuide, FinishGuide } from "@stoneyard/catalogue/kinds/care.ts";
import type { Label } from "@stoneyard/catalogue/kinds/text.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { careGuideOf, finishGuidesOf } from "@stoneyard/catalogue/stones/care.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { careHref } from "@stoneyard/site/content/hrefs.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { sourceTitles } from "@stoneyard/site/content/source-titles.ts";
import { firstCover, previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  const { care } = await catalogue();
  return {
    messages: await pageMessages(locale, "care"),
    preview: await previewOf(await firstCover()),
    guides: await careLinks(locale),
    rules: inLocale(care.rules, locale),
    poultice: inLocale(care.poultice, locale),
  };
}

export type CareData = Awaited<ReturnType<typeof data>>;

/** Each guide with the number of stones that it is for: first by kind of stone, then by finish. */
export async function careLinks(locale: Locale) {
  const content = await catalogue();
  const stones = await stonesByGuide();
  const link = (guide: CareGuide | FinishGuide, count: number) => ({
    slug: guide.slug,
    title: guide.title[locale],
    to: careHref(guide),
    count,
  });
  return {
    kinds: content.care.guides.map((guide) => link(guide, stones.get(guide.slug)?.length ?? 0)),
    finishes: content.care.finishGuides.map((guide) =>
      link(guide, content.stones.filter((stone) => finishGuidesOf(stone, content).includes(guide)).length),
    ),
  };
}

/** A guide in one language. @throws NoSuchPage where there is none of this name */
export async function careGuide(slug: string, locale: Locale) {
  const { care } = await catalogue();
  const ofKind = care.guides.find((each) => each.slug === slug);
  const ofFinish = care.finishGuides.find((each) => each.slug === slug);
  const guide = ofKind ?? ofFinish;
  if (!guide) throw new NoSuchPage(slug);
  return {
    title: guide.title[locale],
    lead: plainIn(guide.lead, locale),
    description: plainIn(guide.description, locale),
    daily: inLocale(guide.daily, locale),
    stains: guide.stains.map(({ cause, remedy }) => ({ term: cause[locale], text: plainIn(remedy, locale) })),
    sealing: plainIn(guide.sealing, locale),
    finishes: (ofKind?.finishes ?? []).map(({ title, advice }) => ({
      term: title[locale],
      text: plainIn(advice, locale),
    })),
    ruins: inLocale(guide.ruins, locale),
    call: inLocale(guide.call, locale),
    sources: sourceTitles(guide.sources, care.sources, locale),
    /** For finishes there are too many stones to name: the catalogue lists them. */
    stones: ofFinish
      ? ({ to: `/stones?finish=${ofFinish.finishes.join(",")}` } as const)
      : ((await stonesByGuide()).get(slug) ?? []).map(({ key, title }) => ({
          title,
          to: `/${key}` satisfies SiteHref as SiteHref,
        })),
  };
}

function inLocale(texts: Label[], locale: Locale): string[] {
  return texts.map((text) => plainIn(text, locale));
}

async function stonesByGuide(): Promise<Map<CareGuide["slug"] | undefined, Stone[]>> {
  const content = await catalogue();
  return Map.groupBy(content.stones, (stone) => careGuideOf(stone, content)?.slug);
}
