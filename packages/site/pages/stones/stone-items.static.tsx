import { SITE_URL } from "@stoneyard/site/head/site-url.ts";
import { StructuredData } from "@stoneyard/site/head/structured-data.tsx";
import { useLocalizedPath } from "@stoneyard/site/i18n/localized.tsx";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { staticSection } from "@stoneyard/site/render/static-section.tsx";

/** All stones for machines, as the list on the page. */
export const StoneItems = staticSection(function StoneItems({ addresses }: { addresses: SiteHref[] }) {
  const href = useLocalizedPath();
  return (
    <StructuredData
      data={{
        "@type": "ItemList",
        numberOfItems: addresses.length,
        itemListElement: addresses.map((to, index) => ({
          "@type": "ListItem",
          position: index + 1,
          url: SITE_URL + href(to),
        })),
      }}
    />
  );
});
