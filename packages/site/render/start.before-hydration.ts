/**
 * Has a page fetch its scripts and its data when it is painted with the pictures that it opens with, so that the line and
 * the processor are theirs alone. Whoever presses or types something ends the wait. A page that is prerendered is laid out,
 * fetches them too and runs them only when it is shown: until then it starts no clock, stores nothing and leaves the
 * processor to the page that the visitor is on. The same text in every page, so that one hash allows it; what differs
 * stands in `#start`.
 */
import type { Start } from "./document.ts";

/** Longest wait for the first pictures, ms: on slower lines an interactive page comes first. */
const PATIENCE_MS = 3000;

void run();

async function run() {
  const { path, scripts, client, screen, data }: Start = JSON.parse(
    document.querySelector("#start")?.textContent ?? "",
  );
  void layOutAhead();
  await whenOpened();
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
  const given = Promise.all(data.map(fetchJson));
  // Where they do not come while the page is not shown yet, the wait below tells of it.
  given.catch(() => {});
  await whenShown();
  const [{ startPage }, shown, [common, own]] = await Promise.all([
    import(/* @vite-ignore */ client),
    import(/* @vite-ignore */ screen),
    given,
  ]);
  startPage({ path, common, data: own, screen: shown.default });
}

async function fetchJson(href: string): Promise<unknown> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`);
  return answer.json();
}

/**
 * Lays out a prerendered page before it is shown, which browsers do not, so that only painting is left after the press. It
 * waits for its typefaces.
 */
async function layOutAhead(): Promise<void> {
  if (!document.prerendering) return;
  const ours = [...document.fonts].filter(
    ({ display, unicodeRange }) => display === "swap" && unicodeRange === "U+0-10FFFF",
  );
  await Promise.allSettled(ours.map((face) => face.load()));
  document.body.getBoundingClientRect();
}

/** Waits until the page is painted with the pictures that it opens with, whether they come or fail. */
function whenOpened(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  const painted = async () => {
    if (document.prerendering) return;
    await new Promise((done) => new PerformanceObserver(done).observe({ type: "paint", buffered: true }));
    // Text may have been painted before; the pictures are in the next frame.
    await nextFrame();
  };
  return Promise.race([
    Promise.allSettled([...pictures].map((picture) => picture.decode())).then(painted),
    new Promise((done) => setTimeout(done, PATIENCE_MS)),
    ...["pointerdown", "keydown"].map(
      (act) => new Promise((done) => addEventListener(act, done, { once: true, capture: true })),
    ),
  ]);
}

/** Waits until a page that is prerendered is the one that the visitor sees, painted. */
async function whenShown(): Promise<void> {
  if (!document.prerendering) return;
  await new Promise((shown) => document.addEventListener("prerenderingchange", shown, { once: true }));
  await nextFrame();
}

function nextFrame(): Promise<unknown> {
  return new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
}
