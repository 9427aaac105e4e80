import type { Lay } from "@stoneyard/visitor-photo/recipe.ts";
import type { RoomsData } from "../rooms/rooms-data.ts";

/** The names of the laid stones, each once; keys until the names are loaded. */
export function stoneTitles(lays: Readonly<Record<string, Lay>>, data: RoomsData | undefined): string[] {
  return [...new Set(Object.values(lays).map(({ stone }) => data?.stones[stone]?.title ?? stone))];
}
