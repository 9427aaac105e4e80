import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the build says of rooms and their pictures, in `room-previews.json`. */
export type RoomPreviews = {
  /** By slug: the kind of the room, and its surfaces, what takes most of the picture first. */
  rooms: Readonly<Record<string, { kind: string; surfaces: readonly string[] }>>;
  /** Family and slug of every stone, in the order of the catalogue. */
  stones: readonly string[];
  /** Address of the preview picture of a stone in a room of a kind, by stone and kind. */
  pictures: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** What a link to a room with stones in it shows: only what stands in `RoomPreviews` ever gets into it. */
export type Preview = { picture: string; query: string };

export const ROOM_PREVIEWS_FILE = "room-previews.json";

export function loadRoomPreviews(dist: string): RoomPreviews | undefined {
  const path = join(dist, ROOM_PREVIEWS_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

const LONGEST_QUERY = 1000;

/**
 * The picture of the first stone that a query lays in a room, in a room of that kind; undefined where the query lays none,
 * or there is no such picture.
 */
export function roomPreview(path: string, query: string, previews: RoomPreviews): Preview | undefined {
  const slug = /^(?:\/\w+)?\/rooms\/([\w-]+)$/.exec(path)?.[1];
  if (!slug || query.length < 2 || query.length > LONGEST_QUERY || !Object.hasOwn(previews.rooms, slug))
    return undefined;
  const { kind, surfaces } = previews.rooms[slug] ?? { kind: "", surfaces: [] };
  const asked = new URLSearchParams(query);
  const laid = surfaces.flatMap((surface) => {
    const word = asked.get(surface);
    const stone = word === null ? undefined : stoneOfWord(word, previews.stones);
    return word !== null && stone !== undefined ? [{ stone, pair: `${surface}=${word}` }] : [];
  });
  const picture = laid.map(({ stone }) => previews.pictures[stone]?.[kind]).find(Boolean);
  return picture ? { picture, query: `?${laid.map(({ pair }) => pair).join("&amp;")}` } : undefined;
}

/** As pages read their addresses: family and slug, or a slug alone for the first that has it. */
function stoneOfWord(word: string, stones: readonly string[]): string | undefined {
  return stones.find((stone) => stone === word || stone.endsWith(`/${word}`));
}

/** The page with another preview picture, and an address that brings readers of links back to this one. */
export function withPreview(html: string, { picture, query }: Preview): string {
  return html
    .replace(
      /(<meta property="og:image" content="https?:\/\/[^/"]+)[^"]*"/,
      (_, origin) => `${origin}${picture}"`,
    )
    .replace(/(<meta property="og:url" content="[^"?]*)"/, (_, address) => `${address}${query}"`);
}
