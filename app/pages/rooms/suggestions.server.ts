import { catalogue, pictureManifest } from "#app/content/catalogue.server.ts";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import { smallestSource } from "#app/ui/picture.tsx";
import type { Surface } from "#catalogue/kinds/room.ts";
import { suggestedStones } from "#catalogue/suggested-stones.ts";

/** A stone to begin with: family and slug, and a small picture. */
export type Suggestion = { stone: string; title: string; swatch: string };
export type Suggestions = Partial<Record<Surface, Suggestion[]>>;

/** Two rows of four. */
const COUNT = 8;

/** Stones to begin with for each surface of a room. */
export async function suggestionsFor(room: RoomChoice): Promise<Suggestions> {
  const manifest = await pictureManifest();
  const content = { ...(await catalogue()), pictures: { has: (name: string) => name in manifest } };
  const bySurface = room.surfaces.map(async (surface) => {
    const stones = suggestedStones(room, surface, COUNT, content);
    const suggestions = stones.map(async ({ key, title }) => ({
      stone: key,
      title,
      swatch: smallestSource(await coverOf(key)),
    }));
    return [surface, await Promise.all(suggestions)] as const;
  });
  return Object.fromEntries(await Promise.all(bySurface));
}
