import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { Compositor } from "@stoneyard/room-view/compositor.ts";
import type { LaidSlab, SlabPixels } from "@stoneyard/room-view/drawing.ts";
import type { RoomLayers } from "@stoneyard/room-view/room-layers.ts";
import { openBrowser } from "../browser.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Masters have these pixels; one of 2400 for heroes is brought down. */
const SLAB_PIXELS = { width: 2048, height: 1280 };
const PAGE = `<!doctype html><title>Baker</title>
<script type="module">
import { Compositor } from "/packages/room-view/compositor.ts";
globalThis.Compositor = Compositor;
</script>`;
const TYPES: Record<string, string> = {
  ".json": "application/json",
  ".ts": "text/javascript",
  ".avif": "image/avif",
  ".webp": "image/webp",
};

/** Puts stones into rooms with the very code that the site's visitors run, in a browser without a window. */
export class Baker {
  readonly #server: Server;
  readonly #browser: Browser;
  readonly #page: Page;
  readonly #slabPixels: SlabPixels;
  /** Folder and view.json of the room that the page holds: one that was rendered anew has another. */
  #room: string | undefined;

  /**
   * @param slabPixels what slabs are brought to
   * @throws where Chromium cannot be started
   */
  static async open(slabPixels: SlabPixels = SLAB_PIXELS): Promise<Baker> {
    const browser = await openBrowser();
    const server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
      response.setHeader(
        "content-type",
        path === "/" ? "text/html" : (TYPES[extname(path)] ?? "application/octet-stream"),
      );
      if (path === "/") return response.end(PAGE);
      if (!path.endsWith(".ts")) {
        return createReadStream(join(ROOT, path))
          .on("error", () => response.writeHead(404).end())
          .pipe(response);
      }
      readFile(join(ROOT, path), "utf8").then(
        (source) => response.end(stripTypeScriptTypes(source)),
        () => response.writeHead(404).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    return new Baker(server, browser, page, slabPixels);
  }

  private constructor(server: Server, browser: Browser, page: Page, slabPixels: SlabPixels) {
    this.#server = server;
    this.#browser = browser;
    this.#page = page;
    this.#slabPixels = slabPixels;
  }

  /**
   * The room with a slab on every surface, as PNG.
   * @param dir the room's folder, and `url` of the slabs: from the project's root
   */
  async bake(dir: string, slabs: Record<string, LaidSlab>): Promise<Buffer> {
    const view = await readFile(join(ROOT, dir, "view.json"), "utf8");
    const room = `${dir}\n${view}`;
    if (this.#room !== room) await this.#enter(dir, view);
    this.#room = room;
    const rooted = Object.entries(slabs).map(
      ([surface, slab]) => [surface, { ...slab, url: `/${slab.url}` }] as const,
    );
    const url = await this.#page.evaluate(async (laid) => {
      const { compositor, canvas } = globalThis as unknown as Baking;
      for (const [surface, slab] of laid) await compositor.lay(surface, slab, new AbortController().signal);
      compositor.draw();
      return canvas.toDataURL("image/png");
    }, rooted);
    return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  }

  async #enter(dir: string, view: string): Promise<void> {
    const urls = Object.fromEntries(
      ["light", "dark", "irradiance-light", "irradiance-dark", "gloss-light", "gloss-dark"].map((layer) => [
        layer,
        `/${dir}/${layer}.avif`,
      ]),
    );
    const layers = { ...JSON.parse(view), urls: { ...urls, planes: `/${dir}/planes.webp` } } as RoomLayers;
    await this.#page.reload();
    await this.#page.evaluate(
      async ([layers, slabPixels]) => {
        const { Compositor } = globalThis as unknown as Baking;
        const canvas = document.createElement("canvas");
        const signal = new AbortController().signal;
        const compositor = await Compositor.open(canvas, layers, { signal, slabPixels });
        Object.assign(globalThis, { compositor, canvas });
      },
      [layers, this.#slabPixels] as const,
    );
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
  }
}

type Baking = { Compositor: typeof Compositor; compositor: Compositor; canvas: HTMLCanvasElement };
