import { purposeOfSlug } from "@stoneyard/site/content/hrefs.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import { purposeLinks } from "@stoneyard/site/pages/stones/stones.server.ts";
import { NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { purposeView } from "./uses.server.ts";

export async function data({ locale, params }: ScreenArgs<"/uses/:slug">) {
  const purpose = purposeOfSlug(params.slug);
  if (!purpose) throw new NoSuchPage(params.slug);
  const view = await purposeView(purpose, locale);
  const first = view.groups.well[0]?.stones[0]?.key;
  return {
    messages: await pageMessages(locale, "uses", "stones"),
    preview: await previewOf(first && `stones/${first}`),
    ...view,
    uses: (await purposeLinks(locale)).filter((use) => use.purpose !== purpose),
  };
}

export type UseData = Awaited<ReturnType<typeof data>>;
