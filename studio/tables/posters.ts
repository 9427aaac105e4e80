/** `npm run tables:posters --prefix studio`: takes the picture of every table in every finish that stands until the viewer has come. */
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import { type TableView, tableView } from "@stoneyard/catalogue/table-view.ts";
import sharp from "sharp";
import { openBrowser } from "../browser.ts";
import { Masters } from "../masters.ts";
import { digestOf } from "./made-list.ts";
import { readTables } from "./read-tables.ts";

const LIBRARY = "node_modules/@google/model-viewer/dist/model-viewer.min.js";
const WIDTH = 1280;
/** Taken larger than they are kept, so that edges are smooth. */
const OVERSAMPLING = 1.25;
/** A processor that draws, and has other work, takes its time. */
const PATIENCE_MS = 180_000;
const QUALITY = 58;

type Poster = { name: string; model: string; shadow: string; view: TableView; digest: string };

/**
 * Takes the pictures with the viewer itself, so that nothing jumps when it takes their place: the same file, light, shadow
 * and camera, without a ground, which the page lays under both. Pictures of the owner are left alone.
 * @returns the number of pictures taken
 */
export async function makePosters(
  contentDir: string,
  onTaken: (name: string) => void = () => {},
): Promise<number> {
  const masters = await Masters.open(contentDir);
  const wanted: Poster[] = [];
  for (const poster of await postersOf(contentDir)) {
    const ours = await masters.ours(poster.name);
    const isOwners = !ours && masters.has(poster.name);
    if (!isOwners && ours?.recipe !== poster.digest) wanted.push(poster);
  }
  if (wanted.length === 0) return 0;
  const browser = await openBrowser();
  const server = await serve(contentDir);
  try {
    const { port } = server.address() as AddressInfo;
    const page = await openStudio(browser, `http://localhost:${port}`);
    for (const poster of wanted) {
      const avif = await take(page, poster);
      await masters.write(poster.name, avif, { made: "studio", recipe: poster.digest });
      onTaken(poster.name);
    }
  } finally {
    await browser.close();
    server.close();
  }
  return wanted.length;
}

async function postersOf(contentDir: string): Promise<Poster[]> {
  const tables = await readTables(contentDir);
  const read = (file: string) => readFile(join(contentDir, "models", file));
  const environment = digestOf(await read("studio.hdr"));
  const library = digestOf(await readFile(LIBRARY));
  const posters: Poster[] = [];
  for (const { slug, tops } of tables.groups.flatMap((group) => group.tables)) {
    const view = tableView(tableStanding(tops));
    const shadow = `${slug}-shadow.glb`;
    for (const { key } of tables.finishes) {
      const model = `${slug}-${key}.glb`;
      const files = [digestOf(await read(model)), digestOf(await read(shadow)), environment, library];
      const digest = digestOf(JSON.stringify([files, view, WIDTH, OVERSAMPLING, QUALITY]));
      posters.push({ name: `tables/${slug}-${key}`, model, shadow, view, digest });
    }
  }
  return posters;
}

/** The models, the library and an empty page, at an address of this machine. */
async function serve(contentDir: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    if (path === "/") return response.setHeader("Content-Type", "text/html").end(PAGE);
    const file = path === "/library.js" ? LIBRARY : join(contentDir, path);
    if (path === "/library.js") response.setHeader("Content-Type", "text/javascript");
    readFile(file).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return server;
}

const PAGE = `<!doctype html><title>Posters</title>
<style>body { margin: 0 } model-viewer { width: 100vw; height: 100vh; --poster-color: transparent }</style>
<script type="module">
  import { ModelViewerElement } from "/library.js";
  ModelViewerElement.minimumRenderScale = 1;
</script>`;

/** An empty page with the library; one for all pictures, as it is then lit once. */
async function openStudio(browser: Browser, address: string): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor: OVERSAMPLING });
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(address);
  await page.waitForFunction(() => customElements.get("model-viewer"));
  return page;
}

async function take(page: Page, { model, shadow, view }: Poster): Promise<Uint8Array> {
  const { aspect, orbit, fieldOfView } = view;
  const height = Math.round(WIDTH / aspect);
  // The viewer draws many times while it loads, which costs little while it is small.
  await page.setViewportSize({ width: WIDTH / 8, height: Math.round(height / 8) });
  await show(page, { src: `/models/${model}`, shadow: `/models/${shadow}`, orbit, fieldOfView });
  await page.setViewportSize({ width: WIDTH, height });
  await settle(page);
  const png = await page.screenshot({ omitBackground: true });
  return sharp(png)
    .resize({ width: WIDTH })
    .avif({ quality: QUALITY, effort: 3, chromaSubsampling: "4:2:0" })
    .toBuffer();
}

type Shown = { src: string; shadow: string; orbit: string; fieldOfView: string };

/** Shows a model and waits until it is there. */
function show(page: Page, shown: Shown): Promise<void> {
  return page.evaluate(async ({ src, shadow, orbit, fieldOfView }) => {
    const viewer = document.createElement("model-viewer");
    const sheet = document.createElement("extra-model");
    sheet.setAttribute("src", shadow);
    viewer.append(sheet);
    const attributes = {
      src,
      "environment-image": "/models/studio.hdr",
      "shadow-intensity": "0",
      "camera-orbit": orbit,
      "field-of-view": fieldOfView,
      "interaction-prompt": "none",
    };
    for (const [name, value] of Object.entries(attributes)) viewer.setAttribute(name, value);
    await new Promise<void>((resolve, reject) => {
      viewer.addEventListener("load", () => resolve(), { once: true });
      viewer.addEventListener("error", () => reject(new Error(`${src} cannot be shown.`)), { once: true });
      document.body.replaceChildren(viewer);
    });
  }, shown);
}

/** Waits until the viewer has drawn itself in its new size: it is told of that some time after the window is. */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let i = 0; i < 4; i++) await frame();
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (let i = 0; i < 2; i++) await frame();
  });
}

if (import.meta.main) {
  try {
    const taken = await makePosters("content", (name) => console.log(name));
    console.log(taken === 0 ? "Every picture is up to date." : `${taken} pictures taken.`);
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
