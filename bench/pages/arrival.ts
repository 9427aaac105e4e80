import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, DESKTOP, type Tab } from "./browser.ts";
import { arrivalProbe, type Moments } from "./probes.ts";
import { until, untilQuiet, untilTold } from "./waiting.ts";

/** The family whose page a visitor is on, and the stone that is pressed there. */
const CATALOGUE = "/granit";
const STONE = "/granit/magma";

/** Time from a press until the button is let go, and until the page that it leads to shows its heading and its slab, ms. */
export type Arrived = { held: number; heading: number; small: number; picture: number };

/** Goes from a family's page to a stone's: the pointer rests on the tile for a while, then presses. */
export async function arrive(browser: Browser, site: string, hoverMs: number): Promise<Arrived> {
  const tab = await browser.open(DESKTOP, arrivalProbe(STONE));
  await openCatalogue(tab, site);
  const link = `document.querySelector('main a[href="${STONE}"]')`;
  await tab.evaluate(`${link}.scrollIntoView({ block: "center", behavior: "instant" })`);
  await until(tab, `${link}.querySelector("img")?.complete && ${link}.querySelector("img").naturalWidth > 0`);
  await untilQuiet(tab);
  const at = (await tab.evaluate(middleOf(link))) as Point;
  if (hoverMs > 0) {
    await movePointer(tab, at);
    await sleep(hoverMs);
  }
  await press(tab, at);
  const moments = await untilTold<Required<Moments>>(tab, [
    "pressed",
    "released",
    "heading",
    "small",
    "picture",
  ]);
  await tab.close();
  const since = (moment: number) => moment - moments.pressed;
  return {
    held: since(moments.released),
    heading: since(moments.heading),
    small: since(moments.small),
    picture: since(moments.picture),
  };
}

/** A visitor looks at the page before choosing: it is at rest. */
async function openCatalogue(tab: Tab, site: string): Promise<void> {
  await tab.send("Page.navigate", { url: site + CATALOGUE });
  await until(
    tab,
    `document.readyState === "complete" && document.querySelector('main a[href="${STONE}"]') !== null`,
  );
  await untilQuiet(tab);
}

type Point = { x: number; y: number };

function middleOf(element: string): string {
  return `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${element}.getBoundingClientRect())`;
}

async function movePointer(tab: Tab, at: Point): Promise<void> {
  await tab.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...at });
}

async function press(tab: Tab, at: Point): Promise<void> {
  const button = { ...at, button: "left", clickCount: 1 };
  const { send } = tab;
  await send("Input.dispatchMouseEvent", { type: "mousePressed", ...button });
  // The page may be gone before it can answer.
  send("Input.dispatchMouseEvent", { type: "mouseReleased", ...button }).catch(() => {});
}
