import { manifestOf, type RouteManifest } from "./route-manifest.ts";

/** Scripts of a page as React Router writes them: `import` of its manifest and its routes, then of the entry. */
const START =
  /<script type="module" async="">import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*window\.__reactRouterRouteModules = (\{[^}]*\});\n\nimport\("([^"]+)"\);<\/script>/;
const ROUTE = /import \* as (route\d+) from "([^"]+)";/g;
const ROUTE_ID = /"([^"]+)":route\d+/g;
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;

declare global {
  interface Window {
    /** React Router's own, as far as it is touched here. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

/** Longest wait for the pictures that a page opens with, ms: on a line so slow, a page that answers comes first. */
const PATIENCE_MS = 3000;

/**
 * Has a page fetch its scripts and its data when it is painted with the pictures that it opens with, so that the line and
 * the processor are theirs alone: a page can be read without scripts, and what a visitor would press at once works before them (`*.before-hydration.ts`). Whoever presses or types
 * something ends the wait. A page that is prerendered is laid out, fetches them too and runs them only when it is shown:
 * until then it starts no clock, stores nothing and leaves the processor to the page that the visitor is on.
 * @param html page as React Router has written it, without its data
 * @param dataHref where these stand, see `deferred-data.ts`
 * @param manifestAt the table of routes that stands at an address
 * @throws where its scripts are written otherwise than by React Router 8.4
 */
export async function withDeferredScripts(
  html: string,
  dataHref: string,
  manifestAt: (href: string) => Promise<RouteManifest>,
): Promise<string> {
  const [start, manifest = "", imports = "", modules = "", entry] = START.exec(html) ?? [];
  if (start === undefined)
    throw new Error("React Router starts its pages otherwise: see build/deferred-scripts.ts");
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href).filter((href) => href !== manifest);
  const routes = [...imports.matchAll(ROUTE)];
  const names = routes.map(([, name]) => name).join(", ");
  const files = routes.map(([, , file]) => file);
  const ids = [...modules.matchAll(ROUTE_ID)].map(([, id = ""]) => id);
  const own = JSON.stringify(manifestOf(await manifestAt(manifest), ids)).replaceAll("<", "\\u003c");
  return html.replaceAll(PRELOAD, "").replace(
    start,
    () => `<script>(async () => {
${nextFrame}
(${layOutAhead})();
await (${whenOpened})(${PATIENCE_MS});
(${preload})(${JSON.stringify(preloads)});
const data = (${fetchData})(${JSON.stringify(dataHref)});
await (${whenShown})();
const [${names}] = await Promise.all(${JSON.stringify(files)}.map((file) => import(file)));
window.__reactRouterManifest = ${own};
window.__reactRouterRouteModules = ${modules};
(${giveData})(await data);
await import(${JSON.stringify(entry)});
})();</script>`,
  );
}

/**
 * Runs in the page, as its text: lays a page that is prerendered out before it is shown, which no browser does by itself, so
 * that after the press it has only to be painted. Its typefaces come first: laid out without them it would be set in the
 * visitor's own (`app/styles/fonts.css`).
 */
async function layOutAhead(): Promise<void> {
  if (!document.prerendering) return;
  const ours = [...document.fonts].filter(({ display }) => display === "optional");
  await Promise.allSettled(ours.map((face) => face.load()));
  document.body.getBoundingClientRect();
}

/**
 * Runs in the page, as its text: waits until the page is painted with the pictures that it opens with, whether they come
 * or fail, but at most `patience` ms and until the visitor does something. A page that is prerendered is not painted.
 */
function whenOpened(patience: number): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const painted = async () => {
    if (document.prerendering) return;
    await new Promise((done) => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
    // Words may have been painted before; the pictures are in the next frame.
    await nextFrame();
  };
  return Promise.race([
    Promise.allSettled([...pictures].map((picture) => picture.decode())).then(painted),
    new Promise((done) => setTimeout(done, patience)),
    ...["pointerdown", "keydown"].map(
      (act) => new Promise((done) => addEventListener(act, done, { once: true, capture: true })),
    ),
  ]);
}

/** Runs in the page, as its text: fetches all modules at once, though some are known only to others. */
function preload(files: string[]): void {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
}

/** Runs in the page, as its text. */
async function fetchData(href: string): Promise<string> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.text();
}

/** Runs in the page, as its text: React Router has made the stream that its entry reads. */
function giveData(data: string): void {
  const { streamController } = window.__reactRouterContext;
  streamController.enqueue(data);
  streamController.close();
}

/** Runs in the page, as its text: waits until a page that is prerendered is the one that the visitor sees, painted. */
function whenShown(): Promise<unknown> | undefined {
  if (!document.prerendering) return;
  return new Promise((shown) => document.addEventListener("prerenderingchange", shown, { once: true })).then(
    nextFrame,
  );
}

/** Runs in the page, as its text, where the others know it by this name: waits until the next frame is painted. */
function nextFrame(): Promise<unknown> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
