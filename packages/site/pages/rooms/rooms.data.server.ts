import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { type RoomChoice, roomChoices } from "@stoneyard/site/content/rooms.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  const groups = await roomsByKind(locale);
  const { stones } = await catalogue();
  return {
    messages: await pageMessages(locale, "rooms"),
    groups,
    count: stones.length,
    preview: await previewOf(),
  };
}

export type RoomsData = Awaited<ReturnType<typeof data>>;

/** Rooms by their kind, in the order of the catalogue. */
export async function roomsByKind(locale: Locale) {
  const groups = Map.groupBy(await roomChoices(locale), ({ kind }) => kind);
  return [...groups].map(([kind, rooms]) => ({ kind, rooms }));
}

/** A room by its slug. @throws NoSuchPage where there is none */
export async function roomOf(slug: string, locale: Locale): Promise<RoomChoice> {
  const room = (await roomChoices(locale)).find((one) => one.slug === slug);
  if (!room) throw new NoSuchPage(slug);
  return room;
}
