import type { Content, Room, Stone } from "./catalogue.ts";
import { type ContentFolder, stoneKeys } from "./content-folder.ts";
import type { StoneKey } from "./kinds/family.ts";
import {
  ROOM_KINDS,
  type RoomContent,
  type RoomKind,
  type RoomRendering,
  roomRendering,
} from "./kinds/room.ts";
import { nearest } from "./nearest.ts";

/** Files of a room's layers. */
export const LAYER_FILES = [
  "light.avif",
  "dark.avif",
  "irradiance-light.avif",
  "irradiance-dark.avif",
  "gloss-light.avif",
  "gloss-dark.avif",
  "planes.webp",
] as const;

/**
 * Joins what the owner says of each room with its layers; rooms in the order of their kinds, then of their names. Notes
 * rooms without layers, layers without words, surfaces and stones that do not fit together, and stones that choose a room
 * that is not there.
 */
export async function readRooms(
  folder: ContentFolder,
  said: readonly (RoomContent & { slug: string })[],
  stones: readonly Stone[],
): Promise<Room[]> {
  reportUnnamed(folder, said);
  const rooms: Room[] = [];
  for (const content of said) {
    const view = await readLayers(folder, content.slug);
    if (!view) continue;
    checkStones(folder, content, view);
    rooms.push({ ...content, view, dir: `rooms/${content.slug}` });
  }
  checkChosen(folder, said, stones);
  const rank = ({ kind }: Room) => ROOM_KINDS.indexOf(kind);
  return rooms.sort((one, other) => rank(one) - rank(other) || (one.slug < other.slug ? -1 : 1));
}

function reportUnnamed(folder: ContentFolder, said: readonly { slug: string }[]): void {
  const folders = folder.files.flatMap((file) => /^rooms\/([^/]+)\/view\.json$/.exec(file)?.[1] ?? []);
  for (const slug of folders) {
    if (folder.has(`rooms/${slug}.yaml`) || said.some((room) => room.slug === slug)) continue;
    folder.report(
      `rooms/${slug}/view.json`,
      [],
      "the room has layers, but nobody says what it is called",
      `write content/rooms/${slug}.yaml; its form is in schemas/room.json`,
    );
  }
}

async function readLayers(folder: ContentFolder, slug: string): Promise<RoomRendering | undefined> {
  const missing = ["view.json", ...LAYER_FILES].filter((file) => !folder.has(`rooms/${slug}/${file}`));
  if (missing.length === 0) return folder.read(`rooms/${slug}/view.json`, roomRendering);
  folder.report(
    `rooms/${slug}.yaml`,
    [],
    `the room's layers are not there: ${missing.join(", ")}`,
    `render them (npm run rooms -w studio -- rooms/views/${slug}), or take the file out`,
  );
  return undefined;
}

function checkStones(
  folder: ContentFolder,
  { slug, stones: chosen }: RoomContent & { slug: string },
  { planes }: RoomRendering,
): void {
  const known = stoneKeys(folder);
  const file = `rooms/${slug}.yaml`;
  const surfaces = new Set<string>(planes.map((plane) => plane.surface));
  for (const surface of surfaces) {
    if (surface in chosen) continue;
    folder.report(
      file,
      ["stones"],
      `the room's ${surface} has no stone`,
      `write ${surface}: <family>/<slug>`,
    );
  }
  for (const [surface, key] of Object.entries(chosen)) {
    if (!surfaces.has(surface)) {
      const fix = `take it out: the room has ${[...surfaces].join(", ")}`;
      folder.report(file, ["stones", surface], `the room shows no ${surface}`, fix);
    } else if (!known.includes(key)) {
      const meant = nearest(key, known);
      const fix = meant ? `did you mean ${meant}?` : "write <family>/<slug> of a stone";
      folder.report(file, ["stones", surface], `there is no stone ${key}`, fix);
    }
  }
}

/** Rooms that stones' own files choose. */
function checkChosen(
  folder: ContentFolder,
  said: readonly (RoomContent & { slug: string })[],
  stones: readonly Stone[],
): void {
  for (const { key, rooms = {} } of stones) {
    for (const [kind, slug] of Object.entries(rooms)) {
      const ofKind = said.filter((room) => room.kind === kind).map((room) => room.slug);
      // One that could not be read was told before.
      const isUnread = folder.has(`rooms/${slug}.yaml`) && !said.some((room) => room.slug === slug);
      if (ofKind.includes(slug) || isUnread) continue;
      const others = ofKind.length > 0 ? `write one of ${ofKind.join(", ")}, or ` : "";
      folder.report(
        `stones/${key}.yaml`,
        ["rooms", kind],
        `there is no ${kind} ${slug} in content/rooms`,
        `${others}take the line out`,
      );
    }
  }
}

/**
 * The room in which a stone is shown where only one of a kind is: the one that its file chooses. Else rooms take turns
 * down the catalogue, so that stones beside one another stand in different ones.
 */
export function roomFor(
  stone: Pick<Stone, "key" | "rooms">,
  kind: RoomKind,
  { stones, rooms }: Pick<Content, "stones" | "rooms">,
): Room | undefined {
  const ofKind = rooms.filter((room) => room.kind === kind);
  const turn = stones.findIndex(({ key }) => key === stone.key) % ofKind.length;
  return ofKind.find(({ slug }) => slug === stone.rooms?.[kind]) ?? ofKind[turn];
}

/** Every stone is shown in these, and has a picture of each; in any other kind of room only where it is meant for it. */
export const FOR_EVERY_STONE = ["kitchen", "bathroom"] as const;

/** A room of each kind in which a stone is shown. */
export function roomsWith(
  stone: Pick<Stone, "key" | "rooms" | "uses">,
  content: Pick<Content, "stones" | "rooms">,
): Room[] {
  const uses: readonly string[] = [...FOR_EVERY_STONE, ...stone.uses];
  return ROOM_KINDS.filter((kind) => uses.includes(kind)).flatMap(
    (kind) => roomFor(stone, kind, content) ?? [],
  );
}

/** The picture of a stone in a kitchen or bathroom. */
export function stillName({ key }: Pick<Stone, "key">, kind: (typeof FOR_EVERY_STONE)[number]): string {
  return `rooms/${key}-${kind}`;
}

/** One stone on all surfaces of a room; a floor of it as well would be too much, so that keeps its own. */
export function stoneEverywhere({ stones }: Pick<Room, "stones">, stone: StoneKey): Room["stones"] {
  const surfaces = Object.entries(stones);
  return Object.fromEntries(
    surfaces.map(([surface, own]) => [surface, surface === "floor" && surfaces.length > 1 ? own : stone]),
  );
}
