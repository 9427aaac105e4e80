import { dayIn } from "@stoneyard/catalogue/checks/closures.ts";
import { pageText } from "@stoneyard/catalogue/files/prose.ts";
import type { ChatApp, SiteContent } from "@stoneyard/catalogue/kinds/site.ts";
import type { Label } from "@stoneyard/catalogue/kinds/text.ts";
import { LANGUAGES } from "@stoneyard/catalogue/languages/locales.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { PAGE_TEXTS } from "@stoneyard/catalogue/site-pages.ts";
import { catalogue, pictureManifest } from "@stoneyard/site/content/catalogue.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { dateFormat } from "@stoneyard/site/i18n/number-format.ts";

export type CompanyView = ReturnType<typeof viewOf> & {
  /** Titles of the pages that are texts, by their addresses. */
  texts: Readonly<Record<string, string>>;
};

/** Whether visitors must be told that pictures are renderings: all of them, or those that no caption calls otherwise. */
type PicturesMade = "rendered" | "mixed" | "photographed";

/** The brand and the company's facts in one language, as the shell and the contact page show them. */
export async function companyView(locale: Locale): Promise<CompanyView> {
  const { site, stones, prose } = await catalogue();
  const facts = {
    stoneCount: stones.length,
    today: dayIn(site.timeZone, Date.now()),
    pictures: await picturesMade(),
  };
  const texts = PAGE_TEXTS.flatMap((name) => {
    const text = prose.get(name);
    const page = text && pageText(plainIn(text, locale));
    return page ? [[`/${name}`, page.title]] : [];
  });
  return { ...viewOf(site, locale, facts), texts: Object.fromEntries(texts) };
}

/** Where each app takes a message to a number, as its maker documents it. */
const CHATS: Readonly<Record<ChatApp, { name: string; address: (number: string) => string }>> = {
  viber: { name: "Viber", address: (number) => `viber://chat?number=${encodeURIComponent(number)}` },
  whatsapp: { name: "WhatsApp", address: (number) => `https://wa.me/${number.replace("+", "")}` },
};

/** @param today the day of the build by the yard's clock: the next closure is shown */
export function viewOf(
  site: SiteContent,
  locale: Locale,
  { stoneCount, today, pictures }: { stoneCount: number; today: string; pictures: PicturesMade },
) {
  const { city, district } = site.address;
  return {
    brand: site.brand,
    legalName: site.company.legalName,
    facts: site.company.facts.map(({ label, value, structuredData }) => ({
      label: label?.[locale] ?? null,
      value: inLanguage(value, locale),
      property: structuredData ?? null,
    })),
    street: site.address.street,
    postalCode: site.address.postalCode,
    city: city[locale],
    country: site.address.country,
    district: district?.[locale] ?? null,
    town: [city, district].flatMap((place) => place?.[locale] ?? []).join(", "),
    latitude: site.address.latitude,
    longitude: site.address.longitude,
    phones: site.phones.map(({ number, shown, apps }) => ({
      number,
      shown,
      chats: apps.map((app) => ({ name: CHATS[app].name, address: CHATS[app].address(number) })),
    })),
    email: site.email,
    networks: site.networks,
    replyPromise: site.replyPromise?.[locale] ?? null,
    hours: site.openingHours.map(({ days, label, spans = [] }) => ({
      days,
      label: label[locale],
      spans,
      times: spans.map(({ opens, closes }) => `${opens}–${closes}`),
    })),
    closures: site.closures
      .map(({ from, to = from, label }) => ({
        from,
        to,
        label: label[locale],
        days: dayRange(from, to, LANGUAGES[locale].intlLocale),
      }))
      .filter(({ to }) => to >= today)
      .sort((one, other) => (one.from < other.from ? -1 : 1))
      .slice(0, 1),
    copyrightYear: site.copyrightYear,
    stoneCount,
    pictures,
  };
}

function inLanguage(value: string | Label, locale: Locale): string {
  return typeof value === "string" ? value : value[locale];
}

/** As people write it, with the year: 31 Dec 2026 – 2 Jan 2027, and within a month 1–2 Jan 2027. */
export function dayRange(from: string, to: string, intlLocale: string): string {
  const format = dateFormat(intlLocale, { dateStyle: "medium", timeZone: "UTC" });
  const [first, last] = [new Date(from), new Date(to)];
  const range = format.formatRange(first, last);
  if (from === to || from.slice(0, 7) !== to.slice(0, 7)) return range;
  const [day] = format.formatToParts(first);
  const years = format.formatRangeToParts(first, last).filter(({ type }) => type === "year");
  // Intl repeats month and year in Serbian.
  if (years.length > 1 && day?.type === "day") return `${day.value}–${format.format(last)}`;
  return range.replace(/\s*–\s*/u, "–");
}

async function picturesMade(): Promise<PicturesMade> {
  const makers = new Set(Object.values(await pictureManifest()).map(({ made }) => made));
  if (!makers.has("studio")) return "photographed";
  return makers.has("owner") ? "mixed" : "rendered";
}
