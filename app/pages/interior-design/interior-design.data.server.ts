import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { pictureView } from "#app/content/picture.server.ts";
import { stoneLinks } from "#app/content/stone-links.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import { captionIn } from "#app/pictures/linked-caption.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import { plain, type Words } from "#catalogue/plain-words.ts";
import { wordsIn } from "#catalogue/words-in.ts";

export async function data({ locale }: ScreenArgs) {
  const content = await catalogue();
  const rooms = await Promise.all(
    content.interiors.tabs.map(async (tab) => ({
      key: tab.key,
      title: tab.title[locale],
      pictures: await Promise.all(
        tab.pictures.map(async (each) => ({
          number: each.number,
          ...captionIn(each.caption, stoneLinks(content, each.stones), locale),
          picture: await pictureView(each, locale),
        })),
      ),
    })),
  );
  const prose = content.prose.get("interior-design");
  if (!prose)
    throw new Error(
      `content/prose/interior-design.${locale}.md is missing; the content check has been skipped.`,
    );
  const words = wordsIn(prose, locale);
  return {
    messages: await pageMessages(locale, "interior-design", "lightbox"),
    intro: plain(words)
      .trim()
      .split(/\n\s*\n/)
      .map((text): Words => (typeof words === "string" ? text : { ...words, text })),
    rooms,
    preview: await previewOf(content.interiors.tabs[0]?.pictures[0]?.picture),
  };
}

export type InteriorDesignData = Awaited<ReturnType<typeof data>>;
