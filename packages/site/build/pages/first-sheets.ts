import type { EnvironmentModuleNode, RunnableDevEnvironment, ViteDevServer } from "vite";
import { CLIENT, SERVER } from "./pages-plugin.ts";

/**
 * In development: the style sheets that a page's modules import, so that it is styled before its scripts run.
 * @param screen module of the page's screen
 */
export async function firstSheets(
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
