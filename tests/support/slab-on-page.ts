import type { Locator } from "@playwright/test";
import { expect, open, type Page } from "./site.ts";

const PLAN = "The slab";

/** A usual slab of granite. */
export const SLAB_CM = 300;
/** What its picture shows, of which the middle is seen. */
export const DRAWN_CM = 320;
const SHOWN = { across: SLAB_CM / DRAWN_CM, down: 180 / 200 };
export const LIFE_SIZE_PX_PER_CM = 96 / 2.54;

/** Opens a stone's page, goes to its slab and waits until that can be zoomed. */
export async function openSlab(page: Page, path: string, plan: string = PLAN) {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, path);
  const section = page.getByRole("region", { name: plan, exact: true });
  await section.scrollIntoViewIfNeeded();
  const slab = section.getByRole("application");
  await toMiddle(page, slab);
  return { section, slab, picture: slab.getByRole("img") };
}

/** Opens the cutting plans of a slab, of which the first is shown. */
export function showPlans(section: Locator): Promise<void> {
  return section.getByRole("button", { expanded: false }).first().click();
}

export async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not on the page.");
  return box;
}

/** Brings the slab to the middle of the window, to which a press of a button elsewhere may have scrolled. */
export async function toMiddle(page: Page, slab: Locator) {
  await slab.evaluate((element) => element.scrollIntoView({ block: "center" }));
  let before = Number.NaN;
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => window.scrollY);
      const same = now === before;
      before = now;
      return same;
    })
    .toBe(true);
}

/** Where the usual slab lies in the box of its picture. */
export function shownIn({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return {
    x: x + (width * (1 - SHOWN.across)) / 2,
    y: y + (height * (1 - SHOWN.down)) / 2,
    width: width * SHOWN.across,
    height: height * SHOWN.down,
  };
}

/** How many times as wide as its frame the slab is drawn. */
export async function zoomOf({ slab, picture }: { slab: Locator; picture: Locator }): Promise<number> {
  return shownIn(await boxOf(picture)).width / (await boxOf(slab)).width;
}

/** Where a finger is on the window, px. */
export type Finger = { x: number; y: number };

const STEPS = 8;
const STEP_S = 0.016;
const REST_S = 0.3;

/**
 * Fingers that move along straight ways, each from the first to the second point, and rest there before they are lifted:
 * lifted in motion, one flings the page, which then goes on by itself, the farther the faster this machine is. The times
 * are therefore told to the browser.
 */
export async function touch(page: Page, ways: readonly (readonly [Finger, Finger])[]) {
  const client = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const fingersAt = (part: number) =>
    ways.map(([from, to], id) => ({
      id,
      x: from.x + (to.x - from.x) * part,
      y: from.y + (to.y - from.y) * part,
    }));
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: ReturnType<typeof fingersAt>) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  await send("touchStart", fingersAt(0));
  for (let step = 1; step <= STEPS; step++) {
    timestamp += STEP_S;
    await send("touchMove", fingersAt(step / STEPS));
  }
  timestamp += REST_S;
  await send("touchMove", fingersAt(1));
  await send("touchEnd", []);
}
