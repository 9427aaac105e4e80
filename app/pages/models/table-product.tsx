import { SITE_URL } from "#app/head/site-url.ts";
import { StructuredData } from "#app/head/structured-data.tsx";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { TableView } from "./models.server.ts";

/** A table with its price for machines, as the details beside the viewer tell them. */
export function TableProduct({ table }: { table: TableView }) {
  const t = useTranslations("models");
  return (
    <StructuredData
      data={{
        "@type": "Product",
        name: table.title,
        description: table.description,
        material: t("marble"),
        image: table.posters.map(({ src }) => SITE_URL + src),
        offers: { "@type": "Offer", price: table.price.toFixed(2), priceCurrency: "RSD" },
      }}
    />
  );
}
