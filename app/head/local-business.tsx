import type { CompanyView } from "#app/shell/company.server.ts";
import { StructuredData } from "./structured-data.tsx";
import { useOrigin } from "./use-origin.ts";

/** The company as a business with an address and opening hours, all of which the footer shows. */
export function LocalBusiness({ company }: { company: CompanyView }) {
  const origin = useOrigin();
  return <StructuredData data={import.meta.env.SSR ? businessOf(company, origin) : undefined} />;
}

function businessOf(company: CompanyView, origin: string) {
  return {
    "@type": "LocalBusiness",
    name: company.brand,
    legalName: company.legalName,
    logo: `${origin}/icons/icon-512.png`,
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
