import { SITE_URL } from "@stoneyard/site/head/site-url.ts";
import { StructuredData } from "@stoneyard/site/head/structured-data.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useAlternativeText } from "@stoneyard/site/ui/picture.tsx";
import type { TableView } from "./models.data.server.ts";

/** A table with its price for machines, as the details beside the viewer tell them. */
export const TableProduct = staticSection(function TableProduct({ table }: { table: TableView }) {
  const t = useTranslations("models");
  const alternativeText = useAlternativeText();
  return (
    <StructuredData
      data={{
        "@type": "Product",
        name: table.title,
        description: table.description,
        material: t("marble"),
        image: table.posters.map((picture) => ({
          "@type": "ImageObject",
          contentUrl: SITE_URL + picture.src,
          caption: alternativeText(picture),
        })),
        offers: { "@type": "Offer", price: table.price.toFixed(2), priceCurrency: "RSD" },
      }}
    />
  );
});
