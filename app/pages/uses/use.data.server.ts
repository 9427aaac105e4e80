import { pageMessages } from "#app/content/messages.server.ts";
import { purposeOfSlug } from "#app/content/purpose-href.ts";
import { previewOf } from "#app/head/preview.server.ts";
import { purposeLinks } from "#app/pages/stones/purpose-links.server.ts";
import { NoSuchPage, type ScreenArgs } from "#app/render/screen-data.ts";
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
