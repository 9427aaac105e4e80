import { SITE_URL } from "#app/head/site-url.ts";
import { StructuredData } from "#app/head/structured-data.tsx";
import type { ModelView } from "./model-view.ts";

/** A model with its price for machines: its name, words, pictures and price as they stand on the page. */
export function AccessoryProduct({ model, price }: { model: ModelView; price: number }) {
  return (
    <StructuredData
      data={{
        "@type": "Product",
        name: model.title,
        ...(model.description !== undefined && { description: model.description }),
        image: model.pictures.map(({ src }) => SITE_URL + src),
        offers: { "@type": "Offer", price: price.toFixed(2), priceCurrency: "RSD" },
      }}
    />
  );
}
