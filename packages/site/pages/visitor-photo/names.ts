import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { DrawnSurface, Lay } from "@stoneyard/visitor-photo/recipe.ts";
import type { RoomsData } from "../rooms/rooms-data.ts";

/** Calls a surface by its kind, and by a number where several are of one kind. */
export function useSurfaceName(surfaces: readonly DrawnSurface[]): (surface: DrawnSurface) => string {
  const kinds = useTranslations("visitor-photo.kinds");
  return ({ id, kind }) => {
    const alike = surfaces.filter((each) => each.kind === kind);
    return alike.length > 1 ? `${kinds(kind)} ${alike.findIndex((each) => each.id === id) + 1}` : kinds(kind);
  };
}

/** The names of the laid stones, each once; keys until the names are loaded. */
export function stoneTitles(lays: Readonly<Record<string, Lay>>, data: RoomsData | undefined): string[] {
  return [...new Set(Object.values(lays).map(({ stone }) => data?.stones[stone]?.title ?? stone))];
}
