import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { DrawnSurface } from "@stoneyard/visitor-photo/recipe.ts";

/** Calls a surface by its kind, and by a number where several are of one kind. */
export function useSurfaceName(surfaces: readonly DrawnSurface[]): (surface: DrawnSurface) => string {
  const kinds = useTranslations("own-room.kinds");
  return ({ id, kind }) => {
    const alike = surfaces.filter((each) => each.kind === kind);
    return alike.length > 1 ? `${kinds(kind)} ${alike.findIndex((each) => each.id === id) + 1}` : kinds(kind);
  };
}
