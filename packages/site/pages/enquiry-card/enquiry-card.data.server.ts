import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { PIECE_MESSAGES } from "../measures/use-piece-words.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(
      locale,
      "enquiry-card",
      "list",
      "room-view",
      "slab.ofStone",
      "slab.states",
      "measures.slabs",
      ...PIECE_MESSAGES,
    ),
    preview: await previewOf(),
  };
}

export type EnquiryCardData = Awaited<ReturnType<typeof data>>;
