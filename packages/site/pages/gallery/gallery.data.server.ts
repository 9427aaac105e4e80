import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { pictureView } from "@stoneyard/site/content/picture.server.ts";
import { stoneLinks } from "@stoneyard/site/content/site-paths.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import { captionIn } from "@stoneyard/site/pictures/linked-caption.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  const content = await catalogue();
  const pictures = await Promise.all(
    content.gallery.pictures.map(async (each) => {
      const picture = await pictureView(each, locale);
      return {
        title: each.title,
        ...captionIn(each.caption, stoneLinks(content, each.stones), locale),
        picture: { ...picture, alt: `${each.title}. ${picture.alt}` },
      };
    }),
  );
  return {
    messages: await pageMessages(locale, "gallery", "lightbox"),
    pictures,
    preview: await previewOf(content.gallery.pictures[0]?.picture),
  };
}

export type GalleryData = Awaited<ReturnType<typeof data>>;
