import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import type { CompanyView } from "@stoneyard/site/shell/company.server.ts";
import { SITE_URL } from "./site-url.ts";
import { StructuredData } from "./structured-data.tsx";

/** The company as a business with an address and opening hours, all of which the footer shows. */
export const LocalBusiness = staticSection(function LocalBusiness({ company }: { company: CompanyView }) {
  return <StructuredData data={businessOf(company)} />;
});

function businessOf(company: CompanyView) {
  return {
    "@type": "LocalBusiness",
    name: company.brand,
    legalName: company.legalName,
    logo: `${SITE_URL}/icons/icon-512.png`,
    telephone: company.phones.map((phone) => phone.number),
    email: company.email,
    ...Object.fromEntries(
      company.facts.flatMap(({ property, value }) => (property ? [[property, value]] : [])),
    ),
    address: {
      "@type": "PostalAddress",
      streetAddress: company.street,
      postalCode: company.postalCode,
      addressLocality: company.city,
      addressCountry: company.country,
    },
    openingHoursSpecification: company.hours.flatMap(({ days, spans }) =>
      spans.map((span) => ({ "@type": "OpeningHoursSpecification", dayOfWeek: days, ...span })),
    ),
    // Without times a day would count as unknown; from midnight to midnight means closed.
    specialOpeningHoursSpecification: company.closures.map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: from,
      validThrough: to,
      opens: "00:00",
      closes: "00:00",
    })),
    sameAs: company.networks.map(({ url }) => url),
  };
}
