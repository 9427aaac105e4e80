import { stoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { VIEWS } from "../straighten/views.ts";
import type { Received } from "../yard/received-photographs.ts";
import type { OpenYard } from "../yard/yard-door.ts";
import type { DeskOptions } from "./desk-options.ts";
import { deskLanguage, onPost } from "./parsed.ts";

export type ShownYard = {
  /** Undefined while no code is shown. */
  open: OpenYard | undefined;
  /** Addresses of this machine in local networks. */
  addresses: string[];
  received: Received[];
};

const taking = z.strictObject({ id: z.string(), stone: stoneKey, view: z.enum(VIEWS) });
const opening = z.strictObject({ language: deskLanguage, address: z.string() });

/** The code for a telephone, and the photographs that came by it. */
export function addYardRoutes(
  app: FastifyInstance,
  { yard, received, photographs, content }: DeskOptions,
): void {
  app.addHook("onClose", () => yard.close());

  app.get(
    "/api/yard",
    async (): Promise<ShownYard> => ({
      open: yard.yard,
      addresses: yard.addresses,
      received: await received.list(),
    }),
  );
  onPost(app, "/api/yard/open", opening, ({ language, address }) => yard.open(language, address));
  onPost(app, "/api/yard/close", z.unknown(), () => yard.close());
  app.get<{ Params: { id: string } }>("/api/yard/picture/:id", async ({ params }, reply) =>
    reply.type("image/webp").send(await received.thumbnail(params.id)),
  );
  // It becomes the photograph of its stone, to be straightened there.
  onPost(app, "/api/yard/take", taking, async ({ id, stone, view }) => {
    const subject = { stone, view };
    await content.open(`stones/${stone}.yaml`);
    const { bytes, statement } = await received.open(id);
    const { edges } = await photographs.keep(subject, "first", bytes);
    if (statement.measures)
      await photographs.keepPlacement(subject, JSON.stringify({ edges, ...statement.measures }));
    await received.discard(id);
  });
  onPost(app, "/api/yard/discard", z.strictObject({ id: z.string() }), ({ id }) => received.discard(id));
}
