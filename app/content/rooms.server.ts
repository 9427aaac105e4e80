import { readFile } from "node:fs/promises";
import type { RoomManifest } from "#app/build/rooms.ts";
import type { PictureView } from "#app/ui/picture.tsx";
import type { Room, Stone } from "#catalogue/catalogue.ts";
import { ROOM_KINDS, type RoomKind, type Surface } from "#catalogue/kinds/room.ts";
import type { Locale } from "#catalogue/locales.ts";
import { roomFor, stoneEverywhere } from "#catalogue/rooms.ts";
import { catalogue, pictureManifest } from "./catalogue.server.ts";
import { decorativePicture, pictureView } from "./picture.server.ts";

/** A room to be chosen, in one language. */
export type RoomChoice = {
  slug: string;
  kind: RoomKind;
  title: string;
  /** The room with the stones that it opens with. */
  still: PictureView;
  /** What the room view fetches: RoomLayers as JSON. */
  layers: string;
  /** The stones that it opens with, family and slug, by surface. */
  stones: Partial<Record<Surface, string>>;
};

/** All rooms of the room view; none where none was rendered. */
export async function roomChoices(locale: Locale): Promise<RoomChoice[]> {
  const { rooms } = await catalogue();
  return Promise.all(rooms.map((room) => roomChoice(room, locale)));
}

/** A room with one stone wherever it may lie; the still has it too, as far as such a picture is made. */
export type StoneRoom = RoomChoice & { opens: Record<string, string> };

/** Every stone has pictures of its own in these; in any other kind of room it is shown where it is meant for it. */
const FOR_EVERY_STONE: readonly string[] = ["kitchen", "bathroom"];

/** A room of each kind with this stone; neighbours in the catalogue stand in different ones. The page of rooms has them all. */
export async function roomsWith(stone: Stone, locale: Locale): Promise<StoneRoom[]> {
  const content = await catalogue();
  const uses: readonly string[] = stone.uses;
  const rooms = ROOM_KINDS.filter((kind) => FOR_EVERY_STONE.includes(kind) || uses.includes(kind)).flatMap(
    (kind) => roomFor(stone, kind, content) ?? [],
  );
  return Promise.all(
    rooms.map(async (room) => ({
      ...(await roomChoice(room, locale)),
      ...(await ownStill(stone, room)),
      opens: { ...stoneEverywhere(room, stone.key) },
    })),
  );
}

/** The room with this very stone, where that picture is made; otherwise the room keeps its own. */
async function ownStill(stone: Stone, { kind }: Room): Promise<{ still?: PictureView }> {
  const name = `rooms/${stone.key}-${kind}`;
  return name in (await pictureManifest()) ? { still: await decorativePicture(name) } : {};
}

async function roomChoice(room: Room, locale: Locale): Promise<RoomChoice> {
  const { slug, kind, stones } = room;
  const layers = (await roomManifest())[slug];
  if (!layers) throw new Error(`The layers of the room "${slug}" are not built: run npm run build.`);
  const still = await pictureView({ picture: `rooms/${slug}`, alt: room.alt }, locale);
  return { slug, kind, title: room.title[locale], still, layers, stones };
}

let manifest: Promise<RoomManifest> | undefined;

function roomManifest(): Promise<RoomManifest> {
  manifest ??= readFile(".cache/pictures/rooms.json", "utf8").then(JSON.parse);
  return manifest;
}
