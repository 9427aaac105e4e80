import { plainIn, wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf, pictureView } from "@stoneyard/site/content/picture.server.ts";
import { stoneLinks } from "@stoneyard/site/content/site-paths.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

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
