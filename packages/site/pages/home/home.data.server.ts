import { plainIn } from "@stoneyard/catalogue/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/slabs.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import { teamView } from "@stoneyard/site/pages/about/team.server.ts";
import { categoryCards } from "@stoneyard/site/pages/accessories/accessories-block.server.ts";
import { familyCards } from "@stoneyard/site/pages/materials/materials-block.server.ts";
import type { DataOf, ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
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
