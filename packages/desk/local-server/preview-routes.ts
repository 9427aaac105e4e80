import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { DeskOptions } from "./desk-options.ts";
import { parsed } from "./parsed.ts";

/** Whether the preview answers, and has the page. */
export type PreviewState = { isThere: boolean; hasPage: boolean };

/** Milliseconds for a page that is made for the first time. */
const LONGEST = 60_000;

const asked = z.object({ page: z.string().regex(/^\/(?!\/)/) });

/** The preview starts after the desk and learns of a new page after its form is open. */
export function addPreviewRoutes(app: FastifyInstance, { preview }: DeskOptions): void {
  app.get("/api/preview", async ({ query }): Promise<PreviewState> => {
    const { page } = parsed(asked, query);
    const url = new URL(page, preview ?? "http://localhost");
    // A backslash would lead to another site.
    if (preview === undefined || url.origin !== new URL(preview).origin)
      return { isThere: false, hasPage: false };
    try {
      const signal = AbortSignal.timeout(LONGEST);
      const answer = await fetch(url, { signal, redirect: "manual" });
      await answer.body?.cancel();
      return { isThere: true, hasPage: answer.ok };
    } catch (error) {
      return { isThere: Object(error).name === "TimeoutError", hasPage: false };
    }
  });
}
