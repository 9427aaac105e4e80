import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { pictureView } from "#app/content/picture.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { stoneLinks } from "#app/content/stone-links.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import { plainIn, wordsIn } from "#catalogue/words-in.ts";

export async function data({ locale }: ScreenArgs) {
  const content = await catalogue();
  const projects = await Promise.all(
    content.projects.map(async (project) => ({
      slug: project.slug,
      title: project.title[locale],
      summary: plainIn(project.summary, locale),
      description: wordsIn(project.description, locale),
      stones: await Promise.all(
        stoneLinks(content, project.stones).map(async (stone) => ({
          ...stone,
          slab: await coverOf(stone.to.slice(1)),
        })),
      ),
      pictures: await Promise.all(project.pictures.map((each) => pictureView(each, locale))),
    })),
  );
  return {
    messages: await pageMessages(locale, "portfolio", "lightbox"),
    projects,
    preview: await previewOf(content.projects[0]?.pictures[0]?.picture),
  };
}

export type PortfolioData = Awaited<ReturnType<typeof data>>;
