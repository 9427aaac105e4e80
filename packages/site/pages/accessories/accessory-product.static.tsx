import type { AccessorySize } from "@stoneyard/catalogue/kinds/accessory.ts";
import { plain } from "@stoneyard/catalogue/languages/plain-words.ts";
import { SITE_URL } from "@stoneyard/site/head/site-url.ts";
import { StructuredData } from "@stoneyard/site/head/structured-data.tsx";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";
import { useAlternativeText } from "@stoneyard/site/ui/picture.tsx";
import type { ModelView } from "./category.data.server.ts";

type Props = { model: ModelView; price: number };

/** A model with its price for machines: its name, words, pictures and price as they stand on the page. */
export const AccessoryProduct = staticSection(function AccessoryProduct({ model, price }: Props) {
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
        ...(model.size && sizeForMachines(model.size)),
        ...(model.weight !== undefined && { weight: quantity(model.weight, "KGM") }),
        offers: { "@type": "Offer", price: price.toFixed(2), priceCurrency: "RSD" },
      }}
    />
  );
});

/** Loose stones have no size that schema.org could name. */
function sizeForMachines(size: AccessorySize) {
  if ("from" in size) return {};
  const { height, ...flat } = size;
  const [width, depth] = "diameter" in flat ? [flat.diameter, flat.diameter] : [flat.width, flat.depth];
  return {
    width: quantity(width, "CMT"),
    depth: quantity(depth, "CMT"),
    height: quantity(height, "CMT"),
  };
}

function quantity(value: number, unitCode: "CMT" | "KGM") {
  return { "@type": "QuantitativeValue", value, unitCode };
}
