import type { Page } from "@playwright/test";
import { expect } from "./site.ts";

/** What the room view says, in both languages. */
export const ROOM_WORDS = {
  en: {
    worktop: /^Worktop/,
    search: "Another stone: Worktop",
    beside: "Put a stone beside it",
    laid: "Worktop: Verde Guatemala.",
    save: "Save the picture",
    ask: "Ask about this room",
    divider: /^Divider between Verde Guatemala and Nero Marquina/,
    undrawable: "This device cannot draw the room, so a still picture stands in its place.",
    failed: "The room could not be loaded, so a still picture stands in its place.",
    stale: "The slab could not be loaded, so the picture shows the room as it was before.",
    again: "Try again",
    missing: "What is needed to choose stones could not be loaded. Please load the page again.",
    other: "Srpski",
    title: "A kitchen with an island",
    inRooms: "This stone in a room",
  },
  sr: {
    worktop: /^Radna ploča/,
    search: "Drugi kamen: Radna ploča",
    beside: "Uporedi sa drugim kamenom",
    laid: "Radna ploča: Verde Guatemala.",
    save: "Sačuvaj sliku",
    ask: "Pitajte za ovu prostoriju",
    divider: /^Granica između kamena Verde Guatemala i kamena Nero Marquina/,
    undrawable: "Ovaj uređaj ne može da iscrta prostoriju, pa na njenom mestu stoji nepomična slika.",
    failed: "Prostorija nije učitana, pa na njenom mestu stoji nepomična slika.",
    stale: "Ploča nije učitana, pa se na slici vidi prostorija kakva je bila pre izmene.",
    again: "Pokušajte ponovo",
    missing: "Nije učitano ono što je potrebno za izbor kamena. Učitajte stranicu ponovo.",
    other: "English",
    title: "Kuhinja sa ostrvom",
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
}
