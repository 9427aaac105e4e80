import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "react-router";
import type { Plugin } from "vite";
import { NEXT_SITE } from "./site-folder.ts";

/**
 * Has one page made before React Router asks for pages over HTTP, which gives each ten seconds and no second try: the first
 * reads all content, and on a busy machine that takes longer.
 */
export function firstPageAhead(): Plugin {
  return {
    name: "first-page-ahead",
    async configurePreviewServer() {
      const site = pathToFileURL(resolve(NEXT_SITE, "server", "index.js")).href;
      await createRequestHandler(await import(site), "production")(new Request("http://localhost/"));
    },
  };
}
