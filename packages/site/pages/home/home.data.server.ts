import { plainIn, wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { middleOf } from "@stoneyard/catalogue/stones/picture-middle.ts";
import { usualSlab } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf, pictureView } from "@stoneyard/site/content/picture.server.ts";
import { checkedHref } from "@stoneyard/site/content/site-paths.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { teamView } from "@stoneyard/site/pages/about/about.data.server.ts";
import { categoryCards } from "@stoneyard/site/pages/accessories/accessories.data.server.ts";
import { familyCards } from "@stoneyard/site/pages/materials/materials.data.server.ts";
import type { DataOf, ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

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

export type SlideView = Awaited<ReturnType<typeof slideViews>>[number];
export type InteriorView = Awaited<ReturnType<typeof interiorViews>>[number];
export type ProjectView = Awaited<ReturnType<typeof projectViews>>[number];

/** The two slides of the hero. */
async function slideViews(locale: Locale) {
  const { home, stones, families } = await catalogue();
  return Promise.all(
    home.slides.map(async (slide) => {
      const stone = stones.find(({ key }) => key === slide.stone);
      const family = stone && families.get(stone.family);
      if (!stone || !family)
        throw new Error(`The home page shows ${slide.stone}, which is not in the catalogue.`);
      const [thickness] = stone.thicknesses;
      const usual = usualSlab(stone, family);
      return {
        id: slide.id,
        title: slide.title[locale],
        description: plainIn(slide.description, locale),
        buttons: await Promise.all(
          [{ label: slide.button, href: slide.href }, slide.secondButton ?? []]
            .flat()
            .map(async ({ label, href }) => ({ label: label[locale], href: await checkedHref(href) })),
        ),
        hero: cutToWidth(await pictureView(slide.hero, locale), usual.width),
        room: await pictureView(slide.room, locale),
        roomCaption: slide.roomCaption[locale],
        stone: {
          title: stone.title,
          family: family.title[locale],
          href: `/${stone.key}` satisfies SiteHref,
          size: `${usual.width} × ${usual.height} × ${thickness} cm`,
          widthCm: usual.width,
        },
      };
    }),
  );
}

/** A drawn slab as wide as a usual one, in the shape that it has: so the rule beneath it is right. */
function cutToWidth(picture: PictureView, width: number): PictureView {
  const { mmPerPixel } = picture;
  const height = (width * picture.height) / picture.width;
  const crop = mmPerPixel && middleOf({ ...picture, mmPerPixel }, { width, height });
  return crop ? { ...picture, crop } : picture;
}

/** The six interiors that the owner chose for the home page, by their numbers. */
async function interiorViews(locale: Locale) {
  const { home, interiors } = await catalogue();
  const pictures = interiors.tabs.flatMap((tab) =>
    tab.pictures.map((picture) => ({ tab: tab.key, ...picture })),
  );
  return Promise.all(
    home.interiors.map(async (number) => {
      const found = pictures.find((picture) => picture.number === number);
      if (!found)
        throw new Error(`The home page shows interior ${number}, which is not in content/interiors.yaml.`);
      return {
        number,
        caption: wordsIn(found.caption, locale),
        href: `/interior-design?tab=${found.tab}` satisfies SiteHref,
        picture: await pictureView(found, locale),
      };
    }),
  );
}

/** The projects of the portfolio, each by its first picture. */
async function projectViews(locale: Locale) {
  const { projects } = await catalogue();
  return Promise.all(
    projects.map(async (project) => {
      const [first] = project.pictures;
      if (!first) throw new Error(`The project ${project.slug} has no picture.`);
      return {
        title: project.title[locale],
        summary: plainIn(project.summary, locale),
        href: `/portfolio#${project.slug}` satisfies SiteHref,
        picture: await pictureView(first, locale),
      };
    }),
  );
}
