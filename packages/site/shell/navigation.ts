import type { Part } from "@stoneyard/catalogue/parts.ts";
import type { Messages } from "@stoneyard/site/i18n/messages.ts";
import type { SitePath } from "@stoneyard/site/i18n/site-href.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useCompany, useParts } from "./company.ts";

/** A page in a menu, called by a message under `navigation`; a page that is a text, by its title. */
type Place = { key?: keyof Messages["common"]["navigation"]; to: SitePath; part?: Part };

/** Those of the places that this site has, each with its name. */
export function usePlaces(places: readonly Place[]): { to: SitePath; name: string }[] {
  const parts = useParts();
  const names = useTranslations("common.navigation");
  const { texts } = useCompany();
  return places.flatMap(({ key, to, part }) => {
    if (part && !parts.includes(part)) return [];
    const name = key ? names(key) : texts[to];
    return name ? [{ to, name }] : [];
  });
}

/** The menu of the specification, in its order, with the pages that came after it. */
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
  { key: "measures", to: "/stones/measures" },
  { key: "care", to: "/care", part: "care" },
  { key: "accessories", to: "/accessories", part: "accessories" },
  { key: "interiorDesign", to: "/interior-design", part: "interiors" },
  { key: "portfolio", to: "/portfolio", part: "portfolio" },
  { key: "models", to: "/models", part: "tables" },
  { key: "gallery", to: "/gallery", part: "gallery" },
  { key: "about", to: "/about" },
  { key: "contact", to: "/contact" },
  { to: "/privacy" },
] as const satisfies Place[];

/** Whether a link around every page may be marked on this one: it leads to it, or to a page that it belongs to. */
export function isMarkedPlace(bare: string): boolean {
  return [...MENU, ...TOP_BAR, ...FOOTER].some(({ to }) => bare === to || bare.startsWith(`${to}/`));
}
