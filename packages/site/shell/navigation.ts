import type { Part } from "@stoneyard/catalogue/parts.ts";
import type { SitePath } from "@stoneyard/site/i18n/site-href.ts";

type Place = { key: string; to: SitePath; part?: Part };

/** Those of the places that this site has. */
export function placesOf<One extends Place>(places: readonly One[], parts: readonly Part[]): One[] {
  return places.filter(({ part }) => !part || parts.includes(part));
}

/** The menu of the specification, in its order, with the pages that came after it; each key is a message under `navigation`. */
export const MENU = [
  { key: "home", to: "/" },
  { key: "interiorDesign", to: "/interior-design", part: "interiors" },
  { key: "materials", to: "/materials" },
  { key: "allStones", to: "/stones" },
  { key: "rooms", to: "/rooms", part: "rooms" },
  { key: "models", to: "/models", part: "tables" },
  { key: "accessories", to: "/accessories", part: "accessories" },
  { key: "portfolio", to: "/portfolio", part: "portfolio" },
  { key: "list", to: "/list" },
  { key: "about", to: "/about" },
  { key: "appointment", to: "/contact" },
] as const satisfies Place[];

/** What stands in the top bar itself where there is room; the two in the middle only where there is much. */
export const TOP_BAR = [
  { key: "allStones", to: "/stones" },
  { key: "materials", to: "/materials" },
  { key: "rooms", to: "/rooms", part: "rooms" },
  { key: "interiorDesign", to: "/interior-design", part: "interiors" },
  { key: "portfolio", to: "/portfolio", part: "portfolio" },
  { key: "contact", to: "/contact" },
] as const satisfies Place[];

/** Useful links of the footer. */
export const FOOTER = [
  { key: "materials", to: "/materials" },
  { key: "allStones", to: "/stones" },
  { key: "rooms", to: "/rooms", part: "rooms" },
  { key: "care", to: "/care", part: "care" },
  { key: "accessories", to: "/accessories", part: "accessories" },
  { key: "interiorDesign", to: "/interior-design", part: "interiors" },
  { key: "portfolio", to: "/portfolio", part: "portfolio" },
  { key: "models", to: "/models", part: "tables" },
  { key: "gallery", to: "/gallery", part: "gallery" },
  { key: "about", to: "/about" },
  { key: "contact", to: "/contact" },
  { key: "privacy", to: "/privacy" },
] as const satisfies Place[];
