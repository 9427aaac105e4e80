import { connect } from "node:net";
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
    if (preview === undefined || !(await answers(preview))) return { isThere: false, hasPage: false };
    return { isThere: true, hasPage: await has(new URL(page, preview), preview) };
  });
}

async function has(page: URL, preview: string): Promise<boolean> {
  if (page.origin !== new URL(preview).origin) return false;
  const signal = AbortSignal.timeout(LONGEST);
  return fetch(page, { signal, redirect: "manual" }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
}

function answers(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const line = connect({ host: hostname, port: Number(port) });
    const end = (isThere: boolean) => {
      line.destroy();
      resolve(isThere);
    };
    line.on("connect", () => end(true));
    line.on("error", () => end(false));
  });
}
