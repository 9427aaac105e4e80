import { connect } from "node:net";
import type { FastifyInstance } from "fastify";
import type { DeskOptions } from "./desk-options.ts";

export type PreviewState = { isThere: boolean };

/** Whether the site beside the forms answers already: it starts later than the desk. */
export function addPreviewRoutes(app: FastifyInstance, { preview }: DeskOptions): void {
  app.get(
    "/api/preview",
    async (): Promise<PreviewState> => ({ isThere: preview !== undefined && (await answers(preview)) }),
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
