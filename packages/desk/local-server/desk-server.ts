import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { RefusedError } from "../drafts/content-path.ts";
import { GitError } from "../history/git.ts";
import { addBuiltRoutes } from "./built-routes.ts";
import type { DeskOptions } from "./desk-options.ts";
import { addEnquiryRoutes } from "./enquiry-routes.ts";
import { addEntryRoutes } from "./entry-routes.ts";
import { addFileRoutes } from "./file-routes.ts";
import { hasSession, isFromDesk, isOwnHost, isSame, sessionCookie } from "./guard.ts";
import { addHistoryRoutes } from "./history-routes.ts";
import { addPhotographRoutes } from "./photograph-routes.ts";
import { addDrawingRoutes, addPictureRoutes } from "./picture-routes.ts";
import { addPreviewRoutes } from "./preview-routes.ts";
import { addSlabRoutes } from "./slab-routes.ts";
import { addStoneRoutes } from "./stone-routes.ts";
import { addYardRoutes } from "./yard-routes.ts";

/** A text with its edits; pictures have a limit of their own. */
const LARGEST_BODY = 2_000_000;

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

/** The desk as an HTTP server, not yet listening. It answers only this machine, and only its own pages. */
export function createDeskServer(options: DeskOptions): FastifyInstance {
  const { port } = options;
  const app = Fastify({ bodyLimit: LARGEST_BODY, logger: false, exposeHeadRoutes: false });
  app.addHook("onRequest", async ({ headers, method, url }, reply) => {
    reply.headers(safeHeaders(options.preview));
    if (!isOwnHost(headers, port)) return refuse(reply, 421, "The desk answers only at localhost.");
    const isPage = method === "GET" && /^\/(\?|$)/.test(url);
    // A link from elsewhere may open the desk's page, which alone changes and shows nothing.
    if (!isPage && !isFromDesk(headers, method))
      return refuse(reply, 403, "The desk accepts this only from its own pages.");
    if (url.startsWith("/api/") && !hasSession(headers, options)) {
      return refuse(reply, 401, "Open the desk at the address that it shows when it starts.");
    }
    return undefined;
  });
  app.setErrorHandler((error, _request, reply) => {
    const { statusCode, code }: { statusCode?: number; code?: string } = Object(error);
    if (code === "ENOSPC" || code === "EDQUOT") return refuse(reply, 507, "DISK");
    if (error instanceof RefusedError) return refuse(reply, error.status, error.message);
    if (error instanceof GitError) return refuse(reply, 502, error.message);
    if (statusCode && statusCode < 500)
      return refuse(reply, statusCode, "This request cannot be understood.");
    console.error(error);
    return refuse(
      reply,
      500,
      "Something went wrong in the desk; the details are shown where it was started.",
    );
  });
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404, "There is nothing at this address."));
  addScreens(app, options);
  addBuiltRoutes(app, options);
  addDrawingRoutes(app, options);
  addEnquiryRoutes(app, options);
  addEntryRoutes(app, options);
  addFileRoutes(app, options);
  addHistoryRoutes(app, options);
  addPhotographRoutes(app, options);
  addPictureRoutes(app, options);
  addPreviewRoutes(app, options);
  addSlabRoutes(app, options);
  addStoneRoutes(app, options);
  addYardRoutes(app, options);
  return app;
}

function addScreens(app: FastifyInstance, options: DeskOptions): void {
  app.get<{ Querystring: { session?: string } }>("/", async ({ query }, reply) => {
    if (query.session !== undefined && isSame(String(query.session), options.session)) {
      return reply.header("set-cookie", sessionCookie(options)).redirect("/");
    }
    return reply.type("text/html; charset=utf-8").send(await readFile(join(options.screens, "index.html")));
  });
  app.get<{ Params: { name: string } }>("/assets/:name", async ({ params }, reply) => {
    const type = TYPES[extname(params.name)];
    if (!type || !/^[\w.-]+$/.test(params.name)) throw new RefusedError(404, "There is no such file.");
    const bytes = await readFile(join(options.screens, "assets", params.name)).catch(() => undefined);
    if (!bytes) throw new RefusedError(404, "There is no such file.");
    return reply.type(type).send(bytes);
  });
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type("application/json; charset=utf-8").send({ message });
}

function safeHeaders(preview: string | undefined): Record<string, string> {
  return {
    "content-security-policy": [
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'",
      `img-src 'self' blob: data:; frame-src ${preview ?? "'none'"}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    ].join("; "),
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
  };
}
