import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** What the room view says, in both languages. */
export const ROOM_WORDS = {
  en: {
    worktop: /^Worktop/,
    search: "Choose another stone: Worktop",
    beside: "Compare with another stone",
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
  },
  sr: {
    worktop: /^Radna ploča/,
    search: "Izaberite drugi kamen: Radna ploča",
    beside: "Uporedi sa drugim kamenom",
    laid: "Radna ploča: Verde Guatemala.",
    copy: "Kopiraj link",
    copied: "Link je kopiran",
    save: "Sačuvaj sliku",
    ask: "Upit za ovu prostoriju",
    divider: /^Granica između kamena Verde Guatemala i kamena Nero Marquina/,
    undrawable: "Ovaj uređaj ne može da iscrta prostoriju, pa je umesto nje prikazana obična slika.",
    failed: "Prostorija nije mogla da se učita, pa je umesto nje prikazana obična slika.",
    stale: "Ploča nije mogla da se učita. Na slici je prostorija pre poslednje izmene.",
    again: "Pokušaj ponovo",
    missing: "Ploče nisu mogle da se učitaju. Učitajte stranicu ponovo.",
    other: "English",
    title: "Kuhinja sa ostrvom",
    laidStones: "Ostrvo, Zidna obloga iznad radne ploče: Calacatta Borghini; Radna ploča: Nero Marquina",
    inRooms: "Ovaj kamen u prostoriji",
  },
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
