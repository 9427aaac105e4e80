import type { CompanyView } from "#app/shell/company.server.ts";
import { StructuredData } from "./structured-data.tsx";

/** The company as a business with an address and opening hours, all of which the footer shows. */
export function LocalBusiness({ company }: { company: CompanyView }) {
  return (
    <StructuredData
      data={{
        "@type": "LocalBusiness",
        name: company.brand,
        legalName: company.legalName,
        telephone: company.phones.map((phone) => phone.number),
        email: company.email,
        taxID: company.taxNumber,
        address: {
          "@type": "PostalAddress",
          streetAddress: company.street,
          postalCode: company.postalCode,
          addressLocality: company.city,
        },
        openingHoursSpecification: company.hours
          .filter((row) => row.opens !== undefined)
          .map((row) => ({
            "@type": "OpeningHoursSpecification",
            dayOfWeek: row.days,
            opens: row.opens,
            closes: row.closes,
          })),
        sameAs: [company.social.photos, company.social.network],
      }}
    />
  );
}
