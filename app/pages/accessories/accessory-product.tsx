import { SITE_URL } from "#app/head/site-url.ts";
import { StructuredData } from "#app/head/structured-data.tsx";
import { useAlternativeText } from "#app/ui/picture.tsx";
import { plain } from "#catalogue/words-in.ts";
import type { ModelView } from "./model-view.ts";

/** A model with its price for machines: its name, words, pictures and price as they stand on the page. */
export function AccessoryProduct({ model, price }: { model: ModelView; price: number }) {
  const alternativeText = useAlternativeText();
  return (
    <StructuredData
      data={{
        "@type": "Product",
        name: model.title,
        ...(model.description !== undefined && { description: plain(model.description) }),
        image: model.pictures.map((picture) => ({
          "@type": "ImageObject",
          contentUrl: SITE_URL + picture.src,
          caption: alternativeText(picture),
        })),
        offers: { "@type": "Offer", price: price.toFixed(2), priceCurrency: "RSD" },
      }}
    />
  );
}
