import { catalogue } from "#app/content/catalogue.server.ts";
import type { Locale } from "#app/i18n/locale.ts";

export type CompanyView = Awaited<ReturnType<typeof companyView>>;

/** The brand and the company's facts in one language, as the shell and the contact page show them. */
export async function companyView(locale: Locale) {
  const { site, stones } = await catalogue();
  return {
    brand: site.brand,
    legalName: site.company.legalName,
    registrationNumber: site.company.registrationNumber,
    taxNumber: site.company.taxNumber,
    register: site.company.register[locale],
    street: site.address.street,
    postalCode: site.address.postalCode,
    city: site.address.city[locale],
    district: site.address.district[locale],
    country: site.address.country,
    latitude: site.address.latitude,
    longitude: site.address.longitude,
    phones: site.phones,
    email: site.email,
    social: site.social,
    hours: site.openingHours.map(({ days, label, opens, closes }) => ({
      days,
      label: label[locale],
      ...(opens && closes ? { opens, closes } : {}),
    })),
    copyrightYear: site.copyrightYear,
    stoneCount: stones.length,
  };
}
