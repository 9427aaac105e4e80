import { careHref } from "#app/content/care-href.ts";
import { catalogue } from "#app/content/catalogue.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { careGuideOf } from "#catalogue/care.ts";
import type { Stone } from "#catalogue/catalogue.ts";
import type { CareGuide } from "#catalogue/kinds/care.ts";
import type { Label } from "#catalogue/kinds/text.ts";
import { plainIn } from "#catalogue/words-in.ts";

/** Each guide with the number of stones that it is for. */
export async function careLinks(locale: Locale) {
  const { care } = await catalogue();
  const stones = await stonesByGuide();
  return care.guides.map((guide) => ({
    slug: guide.slug,
    title: guide.title[locale],
    to: careHref(guide),
    count: stones.get(guide.slug)?.length ?? 0,
  }));
}

/** What holds for every stone, and how a stain is drawn out. */
export async function careRules(locale: Locale) {
  const { care } = await catalogue();
  const inLocale = (texts: Label[]) => texts.map((text) => text[locale]);
  return { rules: inLocale(care.rules), poultice: inLocale(care.poultice) };
}

/** A guide in one language. @throws a 404 where there is none of this name */
export async function careGuide(slug: string, locale: Locale) {
  const { care } = await catalogue();
  const guide = care.guides.find((each) => each.slug === slug);
  if (!guide) throw new Response("", { status: 404 });
  const inLocale = (texts: Label[]) => texts.map((text) => text[locale]);
  return {
    title: guide.title[locale],
    lead: guide.lead[locale],
    description: plainIn(guide.description, locale),
    daily: inLocale(guide.daily),
    stains: guide.stains.map(({ cause, remedy }) => ({ term: cause[locale], text: remedy[locale] })),
    sealing: guide.sealing[locale],
    finishes: guide.finishes.map(({ title, advice }) => ({ term: title[locale], text: advice[locale] })),
    ruins: inLocale(guide.ruins),
    call: inLocale(guide.call),
    sources: guide.sources.map(
      (key) => care.sources.find((source) => source.key === key)?.title[locale] ?? key,
    ),
    stones: ((await stonesByGuide()).get(slug) ?? []).map(({ key, title }) => ({
      title,
      to: `/${key}` satisfies SiteHref as SiteHref,
    })),
  };
}

async function stonesByGuide(): Promise<Map<CareGuide["slug"] | undefined, Stone[]>> {
  const content = await catalogue();
  return Map.groupBy(content.stones, (stone) => careGuideOf(stone, content)?.slug);
}
