import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { decorativePicture, pictureView } from "@stoneyard/site/content/picture.server.ts";
import { proseHtml } from "@stoneyard/site/content/prose.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { teamView } from "./team.server.ts";

export async function data({ locale }: ScreenArgs) {
  const { about } = await catalogue();
  return {
    messages: await pageMessages(locale, "about", "team"),
    preview: await previewOf(`stones/${about.slab}`),
    slab: await decorativePicture(`stones/${about.slab}`),
    quality: {
      picture: await pictureView(about.quality, locale),
      html: await proseHtml("about-quality", locale),
    },
    production: {
      pictures: await Promise.all(about.production.map((picture) => pictureView(picture, locale))),
      html: await proseHtml("about-production", locale),
    },
    team: await teamView(locale),
  };
}

export type AboutData = Awaited<ReturnType<typeof data>>;
