import type { Content } from "./catalogue.ts";

/** What a site may do without. Each is there where its content is, and nothing else says so. */
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

/** The parts that this site has. */
export function partsOf(content: Needed): Part[] {
  const { accessories, care, gallery, interiors, projects, rooms, tables, about } = content;
  const size: Readonly<Record<Part, number>> = {
    accessories: accessories.length,
    care: care.guides.length,
    gallery: gallery.pictures.length,
    interiors: interiors.tabs.length,
    portfolio: projects.length,
    // The page that tells several kinds of engineered stone apart.
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
