import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { suggestedStones } from "@stoneyard/catalogue/stones/suggested-stones.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import type { RoomChoice } from "@stoneyard/site/content/rooms.server.ts";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";
import { builtNames, coverOf } from "./picture.server.ts";

/** A stone to begin with: family and slug, and a small picture. */
export type Suggestion = { stone: string; title: string; swatch: string };
export type Suggestions = Partial<Record<Surface, Suggestion[]>>;

/** Two rows of four. */
const COUNT = 8;

/** Stones to begin with for each surface of a room. */
export async function suggestionsFor(room: RoomChoice): Promise<Suggestions> {
  const bySurface = room.surfaces.map(
    async (surface) => [surface, await suggestedFor(room, surface)] as const,
  );
  return Object.fromEntries(await Promise.all(bySurface));
}

/** First stones without a room: for worktops, which stones are mostly bought for. */
export function firstSuggestions(): Promise<Suggestion[]> {
  return suggestedFor({ slug: "", stones: {} }, "worktop");
}

async function suggestedFor(
  room: Pick<RoomChoice, "slug" | "stones" | "uses">,
  surface: Surface,
): Promise<Suggestion[]> {
  const content = { ...(await catalogue()), pictures: await builtNames() };
  const stones = suggestedStones(room, surface, COUNT, content);
  return Promise.all(
    stones.map(async ({ key, title }) => ({ stone: key, title, swatch: smallestSource(await coverOf(key)) })),
  );
}
