import type { IncomingMessage } from "node:http";
import { resolve, sep } from "node:path";
import type { Plugin } from "vite";
import { CODE } from "../site-folder.ts";

/** What pages are made of, and nothing else of the project: enquiries and the desk's own files lie beside it. */
const SERVED = [...CODE, "content", "node_modules", ".cache/public", ".cache/flags"].map((folder) =>
  resolve(folder),
);

/** Whether the development server would serve a folder. */
export function isServedInDevelopment(folder: string): boolean {
  return SERVED.some((served) => `${resolve(folder)}${sep}`.startsWith(served + sep));
}

/** In development: serves only the folders of pages, only to this machine and to pages of this server. */
export function ownOriginAlone(): Plugin {
  return {
    name: "stoneyard-own-origin",
    apply: "serve",
    config: () => ({ server: { cors: false, fs: { strict: true, allow: SERVED } } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (isOwn(request)) return next();
        response.writeHead(403, { "content-type": "text/plain" }).end("Only its own pages may ask this.\n");
      });
    },
  };
}

/** A page elsewhere may link here or frame a page, as the desk does; it can read nothing by that. */
function isOwn({ method, headers, socket: { localPort } }: IncomingMessage): boolean {
  const { host, origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  if (!["localhost", "127.0.0.1", "[::1]"].some((name) => host === `${name}:${localPort}`)) return false;
  if (origin !== undefined && origin !== `http://${host}`) return false;
  const isFromHere = site === undefined || site === "same-origin" || site === "none";
  return isFromHere || (method === "GET" && mode === "navigate");
}
