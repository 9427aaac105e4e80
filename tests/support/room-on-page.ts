import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** What the room view says. */
export const ROOM_WORDS = {
  worktop: /^Worktop/,
  search: "Choose another stone: Worktop",
  beside: "Compare with another stone on all surfaces",
  laid: "Worktop: Verde Guatemala.",
  copy: "Copy link",
  copied: "Link copied",
  save: "Save the picture",
  ask: "Ask about this room",
  divider: /^Divider between Verde Guatemala and Nero Marquina/,
  undrawable: "This device cannot draw the room, so you see a still picture instead.",
  failed: "The room could not be loaded, so you see a still picture instead.",
  stale: "The slab could not be loaded. The picture shows the room before your last change.",
  again: "Try again",
  missing: "The stones could not be loaded. Please reload the page.",
  other: "Srpski",
  title: "A kitchen with an island",
  laidStones: "Island, Splashback: Calacatta Borghini; Worktop: Nero Marquina",
  inRooms: "This stone in a room",
} as const;

/** Software rendering of a whole room takes seconds. */
export const ROOM_TIMEOUT = { timeout: 120_000 };

/** The pictures of stones, which the room view fetches to lay them. */
export const SLABS = "**/images/stones/**";

export const stageOf = (page: Page) =>
  page.getByRole("application").filter({ has: page.locator("canvas, img") });

export const drawn = (page: Page) =>
  expect(page.locator("[data-state=ready]")).toBeVisible({ timeout: 60_000 });

export function takeWebGl(): void {
  HTMLCanvasElement.prototype.getContext = () => null;
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
}

/** The script of the worker that draws. */
export const DRAWING_WORKER = "**/assets/drawing-worker-*.js";

/** Runs a function in the worker that draws, before its own script. */
export function beforeDrawing(page: Page, run: () => void): Promise<unknown> {
  return page.route(DRAWING_WORKER, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${run})();${await response.text()}` });
  });
}
