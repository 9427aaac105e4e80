import type { Room, Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { RoomKind, Surface } from "@stoneyard/catalogue/kinds/room.ts";
import type { Locale } from "@stoneyard/catalogue/languages/locales.ts";
import { roomsWith, stillName, stoneEverywhere } from "@stoneyard/catalogue/stones/rooms.ts";
import { surfacesOf } from "@stoneyard/room-view/room-layers.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { catalogue, roomManifest } from "./catalogue.server.ts";
import { builtNames, decorativePicture, pictureView } from "./picture.server.ts";

/** A room to be chosen, in one language. */
export type RoomChoice = {
  slug: string;
  kind: RoomKind;
  title: string;
  /** The room with the stones that it opens with. */
  picture: PictureView;
  /** What the room view fetches: RoomLayers as JSON. */
  layers: string;
  /** The stones that it opens with, family and slug, by surface. */
  stones: Partial<Record<Surface, string>>;
  titles: Record<string, string>;
  /** Where stone lies in it, what takes most of the picture first. */
  surfaces: Surface[];
  /** What its surfaces do not tell: a wall that stands in a shower is used as one. */
  uses?: Purpose[];
};

/** All rooms of the room view; none where none was rendered. */
export async function roomChoices(locale: Locale): Promise<RoomChoice[]> {
  const { rooms } = await catalogue();
  return Promise.all(rooms.map((room) => roomChoice(room, locale)));
}

/** A room with one stone wherever it may lie. */
export type StoneRoom = RoomChoice & {
  opens: Record<string, string>;
  /** Whether this stone's picture of the room exists; otherwise the room opens with its own stones. */
  pictureHasStone: boolean;
};

/** A room of each kind that suits this stone; neighbours in the catalogue get different ones. */
export async function roomChoicesWith(stone: Stone, locale: Locale): Promise<StoneRoom[]> {
  const rooms = roomsWith(stone, await catalogue());
  return Promise.all(
    rooms.map(async (room) => {
      const choice = await roomChoice(room, locale);
      const own = await ownPicture(stone, room);
      const opens = { ...stoneEverywhere(room, stone.key) };
      const titles = { ...choice.titles, [stone.key]: stone.title };
      return { ...choice, opens, titles, picture: own ?? choice.picture, pictureHasStone: own !== undefined };
    }),
  );
}

/** The room with this very stone, where that picture is made. */
async function ownPicture(stone: Stone, { kind }: Room): Promise<PictureView | undefined> {
  const name = stillName(stone, kind);
  return (await builtNames()).has(name) ? decorativePicture(name) : undefined;
}

async function roomChoice(room: Room, locale: Locale): Promise<RoomChoice> {
  const { slug, kind, stones, uses } = room;
  const layers = (await roomManifest())[slug];
  if (!layers) throw new Error(`The layers of the room "${slug}" are not built: run npm run build.`);
  const picture = await pictureView({ picture: `rooms/${slug}`, alt: room.alt }, locale);
  return {
    slug,
    kind,
    title: room.title[locale],
    picture,
    layers,
    stones,
    titles: await titlesOf(Object.values(stones)),
    surfaces: surfacesOf(room.view),
    ...(uses && { uses }),
  };
}

async function titlesOf(keys: readonly string[]): Promise<Record<string, string>> {
  const { stones } = await catalogue();
  return Object.fromEntries(
    stones.filter(({ key }) => keys.includes(key)).map(({ key, title }) => [key, title]),
  );
}
