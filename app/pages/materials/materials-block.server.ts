import { catalogue } from "#app/content/catalogue.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import type { PictureView } from "#app/ui/picture.tsx";
import { type FamilyKey, isEngineered } from "#catalogue/kinds/family.ts";

/** A family as a card shows it. Both engineered families share the card "quartz", whose name is a message. */
export type FamilyCard = {
  key: FamilyKey | "quartz";
  title: string;
  /** Address without language. */
  to: SiteHref;
  count: number;
  picture: PictureView;
};

/** The families of content/home.yaml in their order. */
export async function familyCards(locale: Locale): Promise<FamilyCard[]> {
  const { home, families, stones } = await catalogue();
  return Promise.all(
    home.materials.flatMap((key) => {
      const family = families.get(key);
      if (!family) return [];
      const quartz = isEngineered(key);
      const count = stones.filter((stone) =>
        quartz ? isEngineered(stone.family) : stone.family === key,
      ).length;
      return [
        coverOf(`${key}/${family.cover}`).then((picture) => ({
          key: quartz ? ("quartz" as const) : key,
          title: family.title[locale],
          to: quartz ? ("/quartz/types" as const) : (`/${key}` as const),
          count,
          picture,
        })),
      ];
    }),
  );
}
