import type { ServerResponse } from "node:http";
import { CONTENT_CHANGED } from "@stoneyard/site/content/content-changed.ts";
import type * as Server from "@stoneyard/site/render/server.tsx";
import {
  type Connect,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { CLIENT, DEV_CLIENT, SERVER } from "./pages-plugin.ts";

/** In development: renders each page on request from the modules as they are saved. */
export function devPages(): Plugin {
  return {
    name: "stoneyard-dev-pages",
    apply: "serve",
    // After Vite's own handlers: files of the project and the public folder are no pages.
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        answer(server, request, response).catch(next);
      });
    },
    /** Modules of pages are in no browser bundle: open pages reload their data. */
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr" || modules.length === 0) return;
      const { moduleGraph, hot } = server.environments.client;
      if (modules.every(({ file }) => !file || !moduleGraph.getModulesByFile(file)))
        hot.send({ type: "custom", event: CONTENT_CHANGED });
    },
  };
}

async function answer(
  server: ViteDevServer,
  request: Connect.IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Pages need Vite's own environment.");
  const pages: typeof Server = await ssr.runner.import(`/${SERVER}`);
  const { pathname, searchParams } = new URL(request.originalUrl ?? "/", "http://localhost");
  const send = (type: string, text: string) =>
    void response.setHeader("Content-Type", `${type}; charset=utf-8`).end(text);

  const file = pages.contentFiles().find(({ path }) => path === pathname);
  if (file) return send(FILE_TYPES[/\w+$/.exec(pathname)?.[0] ?? ""] ?? "text/plain", await file.text());

  if (pathname === "/__common" || pathname === "/__data") {
    const { common, own } = await pages.pageJson(searchParams.get("path") ?? "/");
    return send("application/json", pathname === "/__common" ? common : own);
  }

  const page = await pages.renderPage(pathname).catch((error: unknown) => {
    if (!(error instanceof pages.NoSuchPage)) throw error;
    response.statusCode = 404;
    return pages.renderPage(pages.notFoundPath(pathname));
  });
  const html = await devDocument(server, ssr, pages, page);
  send("text/html", await server.transformIndexHtml(pathname, html));
}

const FILE_TYPES: Readonly<Record<string, string>> = {
  json: "application/json",
  webmanifest: "application/manifest+json",
  xml: "application/xml",
};

async function devDocument(
  server: ViteDevServer,
  ssr: RunnableDevEnvironment,
  { documentHtml }: typeof Server,
  { locale, head, body, module, path }: Server.RenderedPage,
): Promise<string> {
  const query = `?path=${encodeURIComponent(path)}`;
  return documentHtml({
    locale,
    head,
    styles: `<style data-first>${await firstSheets(server, ssr, module)}</style>`,
    body,
    start: {
      path,
      scripts: [],
      client: `/${DEV_CLIENT}`,
      screen: `/${module}`,
      data: [`/__common${query}`, `/__data${query}`],
    },
  });
}

/** In development: the sheets that a screen imports, so that the page is styled before its scripts run. */
async function firstSheets(
  server: ViteDevServer,
  ssr: RunnableDevEnvironment,
  screen: string,
): Promise<string> {
  // Nothing on the server needs what starts a page, but the common sheets.
  await ssr.transformRequest(`/${CLIENT}`);
  const modules = [CLIENT, screen].flatMap((name) => [
    ...(ssr.moduleGraph.getModulesByFile(`${server.config.root}/${name}`) ?? []),
  ]);
  const sheets: string[] = [];
  const seen = new Set<EnvironmentModuleNode>(modules);
  for (const { url, importedModules } of seen) {
    if (isSheet(url)) sheets.push(url);
    else if (!url.includes(SERVER)) for (const each of importedModules) seen.add(each);
  }
  const texts = await Promise.all(
    sheets.map(async (url) => {
      const { default: text } = await ssr.runner.import(`${url}${url.includes("?") ? "&" : "?"}inline`);
      return String(text);
    }),
  );
  return texts.join("");
}

function isSheet(url: string): boolean {
  return /\.css($|\?)/.test(url);
}
