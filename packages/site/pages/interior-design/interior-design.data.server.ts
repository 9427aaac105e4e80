import { plain, type Words } from "@stoneyard/catalogue/languages/plain-words.ts";
import { wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { pictureView } from "@stoneyard/site/content/picture.server.ts";
import { stoneLinks } from "@stoneyard/site/content/site-paths.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import { captionIn } from "@stoneyard/site/pictures/linked-caption.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

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
