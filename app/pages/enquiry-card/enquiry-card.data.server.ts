import { pageMessages } from "#app/content/messages.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import { PIECE_MESSAGES } from "../measures/piece-messages.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "enquiry-card", "list", "room-view", ...PIECE_MESSAGES),
    preview: await previewOf(),
  };
}

export type EnquiryCardData = Awaited<ReturnType<typeof data>>;
