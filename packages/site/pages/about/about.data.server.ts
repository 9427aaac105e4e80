import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf, decorativePicture, pictureView } from "@stoneyard/site/content/picture.server.ts";
import { proseHtml } from "@stoneyard/site/content/prose.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

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

export type MemberView = Awaited<ReturnType<typeof teamView>>[number];

/** The team by role, each with the stone that he or she would keep. */
export async function teamView(locale: Locale) {
  const { about, stones } = await catalogue();
  return Promise.all(
    about.team.map(async (member) => {
      const stone = stones.find(({ key }) => key === member.stone);
      return {
        role: member.role[locale],
        name: member.name ?? null,
        stone: { title: stone?.title ?? member.stone, href: `/${member.stone}` satisfies SiteHref },
        picture: await coverOf(member.stone),
      };
    }),
  );
}
