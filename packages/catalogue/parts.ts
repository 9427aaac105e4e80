import type { Content } from "./catalogue.ts";

/** The optional parts of a site. Each exists where its content does; there is no other switch. */
export const PARTS = [
  "accessories",
  "care",
  "gallery",
  "interiors",
  "portfolio",
  "quartzTypes",
  "rooms",
  "tables",
  "team",
] as const;
export type Part = (typeof PARTS)[number];

type Needed = Pick<
  Content,
  "accessories" | "care" | "gallery" | "interiors" | "projects" | "families" | "rooms" | "tables" | "about"
>;

export function partsOf(content: Needed): Part[] {
  const { accessories, care, gallery, interiors, projects, rooms, tables, about } = content;
  const size: Readonly<Record<Part, number>> = {
    accessories: accessories.length,
    care: care.guides.length,
    gallery: gallery.pictures.length,
    interiors: interiors.tabs.length,
    portfolio: projects.length,
    // The page that compares kinds of engineered stone.
    quartzTypes: engineeredFamilies(content).length > 1 ? 1 : 0,
    rooms: rooms.length,
    tables: Math.min(tables.groups.length, tables.finishes.length),
    team: about.team.length,
  };
  return PARTS.filter((part) => size[part] > 0);
}

export function engineeredFamilies({ families }: Pick<Content, "families">) {
  return [...families.values()].filter(({ engineered }) => engineered);
}
