import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { pictureView } from "#app/content/picture.server.ts";
import { stoneLinks } from "#app/content/stone-links.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import { captionIn } from "#app/pictures/linked-caption.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";

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
