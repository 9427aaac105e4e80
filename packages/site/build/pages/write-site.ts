import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import type { Locale } from "@stoneyard/catalogue/languages/locales.ts";
import { partsOf } from "@stoneyard/catalogue/parts.ts";
import type * as Server from "@stoneyard/site/render/server.tsx";
import { SOFTWARE } from "@stoneyard/site/shell/software.ts";
import { createBuilder } from "vite";
import { assetsOf, inlineSheets, type Manifest, readManifest, scriptOf } from "./page-assets.ts";
import { CLIENT, pages } from "./pages-plugin.ts";

/**
 * Bundles the site's scripts and writes all pages and content files.
 * @param client folder that is served; other files in it stay
 */
export async function writeSite(content: Content, client: string): Promise<void> {
  // React and Vite read it; without it development code would be bundled.
  process.env.NODE_ENV = "production";
  const bundle = resolve(".cache/page-bundle");
  await buildBundles(content, client, bundle);
  const server: typeof Server = await import(pathToFileURL(join(bundle, "server.js")).href);
  const manifest = await readManifest(client);
  await rm(join(client, ".vite"), { recursive: true });
  server.readAlready(content);
  const writer = new PageWriter(client, server, manifest);
  for (const path of await server.pagePaths()) await writer.write(path);
  for (const { path, text } of server.contentFiles()) writeText(join(client, path), await text());
}

/** Two bundles come out of one configuration: the browser's, and the one that makes HTML. */
async function buildBundles(content: Content, client: string, bundle: string): Promise<void> {
  const builder = await createBuilder({
    configFile: "packages/site/vite.config.ts",
    plugins: [pages(partsOf(content))],
    logLevel: "warn",
    environments: {
      client: {
        build: { outDir: resolve(client), emptyOutDir: false, license: { fileName: SOFTWARE.licences } },
      },
      ssr: { build: { outDir: bundle, emptyOutDir: true } },
    },
  });
  await builder.buildApp();
}

class PageWriter {
  readonly #client: string;
  readonly #server: typeof Server;
  readonly #manifest: Manifest;
  readonly #assets = new Map<string, Promise<PageAssets>>();
  readonly #data = new Set<string>();
  /** By its JSON, which is one text for all pages of a language. */
  readonly #common = new Map<string, string>();

  constructor(client: string, server: typeof Server, manifest: Manifest) {
    this.#client = client;
    this.#server = server;
    this.#manifest = manifest;
  }

  async write(path: string): Promise<void> {
    const { locale, module, head, body, json } = await this.#server.renderPage(path);
    const { scripts, styles } = await this.#assetsOf(module);
    const html = this.#server.documentHtml({
      locale,
      head,
      styles,
      body,
      start: {
        path,
        scripts,
        client: scriptOf(this.#manifest, CLIENT),
        screen: scriptOf(this.#manifest, module),
        data: [this.#commonData(locale, json.common), this.#writeData("page", json.own)],
      },
    });
    writeText(join(this.#client, path, "index.html"), html);
  }

  #assetsOf(module: string): Promise<PageAssets> {
    const known = this.#assets.get(module) ?? pageAssets(this.#client, this.#manifest, module);
    this.#assets.set(module, known);
    return known;
  }

  #commonData(locale: Locale, json: string): string {
    const href = this.#common.get(json) ?? this.#writeData(`common-${locale}`, json);
    this.#common.set(json, href);
    return href;
  }

  /** @returns the address of the data, with a hash of its contents */
  #writeData(name: string, json: string): string {
    const hash = createHash("sha256").update(json).digest("hex").slice(0, 12);
    const href = `/assets/${name}-${hash}.json`;
    if (!this.#data.has(href)) writeText(join(this.#client, href), json);
    this.#data.add(href);
    return href;
  }
}

type PageAssets = { scripts: string[]; styles: string };

async function pageAssets(client: string, manifest: Manifest, module: string): Promise<PageAssets> {
  const { scripts, sheets } = assetsOf(manifest, [CLIENT, module]);
  const texts = new Map<string, string>();
  for (const href of sheets) texts.set(href, await readFile(join(client, href), "utf8"));
  return { scripts, styles: inlineSheets(sheets, (href) => texts.get(href) ?? "") };
}

/** Synchronous: there are thousands of small files, and awaiting each takes longer than writing it. */
function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
