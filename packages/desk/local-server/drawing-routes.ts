import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { gitState } from "../history/git.ts";
import { commitFiles } from "../history/history.ts";
import type { DeskOptions } from "./desk-options.ts";
import { parsed } from "./parsed.ts";

/** The catalogue takes far less, and says so in its own words. */
const LARGEST_DRAWING = 1_000_000;

const name = z.enum(["logo", "icon"]);
const words = z.string().trim().min(1).max(200);
const shown = z.object({ name });
const sent = z.object({ name, words });

/** The brand's two drawings, as SVG: shown, put in the place of another; the logo may be left out. */
export function addDrawingRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  const save = (file: string, now: string | null, said: string) =>
    content.inTurn(async () => {
      const { problems } = await content.save(new Map([[file, now]]));
      if (problems.length > 0) return { state: "problems", problems };
      if ((await gitState(git)) === "ready") await commitFiles(git, [file], said);
      return { state: "saved", problems };
    });

  app.get("/api/drawing", async ({ query }, reply) => {
    const bytes = await content.bytes(fileOf(parsed(shown, query).name));
    // A site without a logo is nothing wrong.
    if (!bytes) return reply.code(204).send();
    return reply.type("image/svg+xml").send(bytes);
  });
  app.post<{ Body: Buffer }>("/api/drawing", { bodyLimit: LARGEST_DRAWING }, async ({ query, body }) => {
    const { name, words } = parsed(sent, query);
    const text = Buffer.isBuffer(body) ? body.toString("utf8") : "";
    if (!/<svg[\s>]/.test(text)) throw new RefusedError(415, "DRAWING");
    return save(fileOf(name), text, words);
  });
  app.post("/api/drawing/without-logo", async ({ body }) => {
    const { words: said } = parsed(z.strictObject({ words }), body);
    return save(fileOf("logo"), null, said);
  });
}

function fileOf(drawing: z.infer<typeof name>): string {
  return `brand/${drawing}.svg`;
}
