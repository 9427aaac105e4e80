import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import { teamView } from "#app/pages/about/team.server.ts";
import { categoryCards } from "#app/pages/accessories/accessories-block.server.ts";
import { familyCards } from "#app/pages/materials/materials-block.server.ts";
import type { DataOf, ScreenArgs } from "#app/render/screen-data.ts";
import { plainIn } from "#catalogue/words-in.ts";
import { interiorViews, projectViews, slideViews } from "./home.server.ts";

export async function data({ locale }: ScreenArgs) {
  const { site, home } = await catalogue();
  return {
    messages: await pageMessages(locale, "home", "materials", "stones"),
    slides: await slideViews(locale),
    families: await familyCards(locale),
    static: {
      messages: await pageMessages(locale, "accessories", "team"),
      description: plainIn(site.description, locale),
      preview: await previewOf(`stones/${home.slides[0]?.stone}`),
      edges: await Promise.all(home.edges.map(coverOf)),
      categories: await categoryCards(locale),
      interiors: await interiorViews(locale),
      projects: await projectViews(locale),
      team: await teamView(locale),
    },
  };
}

export type HomeData = DataOf<typeof data>;
