import type { Content, Room, Stone } from "./catalogue.ts";
import { type ContentFolder, stoneKeys } from "./content-folder.ts";
import type { StoneKey } from "./kinds/family.ts";
import type { Purpose } from "./kinds/purpose.ts";
import {
  ROOM_KINDS,
  type RoomContent,
  type RoomKind,
  type RoomRendering,
  roomRendering,
  type Surface,
} from "./kinds/room.ts";
import { nearest } from "./nearest.ts";
import { isAdvised, purposeOf, verdictRank, worstVerdict } from "./suitability.ts";

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

/** What a room of a kind asks of its stone. */
const PURPOSES_OF_KIND: Readonly<Record<RoomKind, readonly Purpose[]>> = {
  kitchen: ["worktop"],
  bathroom: ["vanity", "wall"],
  stairs: ["stairs"],
  table: ["table"],
  fireplace: ["fireplace"],
  facade: ["facade"],
};

type Rules = Pick<Content, "rocks" | "suitability">;

/** The kinds of room that a stone is good for: kitchen and bathroom first, the others by how well they suit it. */
export function roomKindsFor(stone: Stone, rules: Rules): RoomKind[] {
  const ranked = ROOM_KINDS.map((kind) => {
    const verdict = worstVerdict(stone, PURPOSES_OF_KIND[kind], rules);
    const isFirst = kind === "kitchen" || kind === "bathroom";
    return { kind, verdict, rank: isFirst ? -1 : verdictRank(verdict) };
  });
  return ranked
    .filter(({ verdict }) => verdict !== "not-advised")
    .sort((one, other) => one.rank - other.rank)
    .map(({ kind }) => kind);
}

/** The kinds of room of which each stone has a picture of its own. */
export function stillKinds(stone: Stone, rules: Rules): RoomKind[] {
  return roomKindsFor(stone, rules).slice(0, 2);
}

/**
 * The room in which a stone is shown where only one of a kind is: the one that its file chooses. Else rooms take turns
 * down the catalogue, so that stones beside one another stand in different ones. Where the stone is not advised for one of
 * a room's surfaces, the next one is taken; undefined where none is left.
 */
export function roomFor(
  stone: Stone,
  kind: RoomKind,
  { stones, rooms, ...rules }: Pick<Content, "stones" | "rooms" | "rocks" | "suitability">,
): Room | undefined {
  const ofKind = rooms.filter((room) => room.kind === kind);
  const turn = stones.findIndex(({ key }) => key === stone.key) % ofKind.length;
  const inTurn = [...ofKind.slice(turn), ...ofKind.slice(0, turn)];
  const fitting = inTurn.filter((room) =>
    coveredSurfaces(room).every((surface) => isAdvised(stone, purposeOf(surface), rules)),
  );
  return fitting.find(({ slug }) => slug === stone.rooms?.[kind]) ?? fitting[0];
}

/** A room of each kind that a stone is good for. */
export function roomsWith(
  stone: Stone,
  content: Pick<Content, "stones" | "rooms" | "rocks" | "suitability">,
): Room[] {
  return roomKindsFor(stone, content).flatMap((kind) => roomFor(stone, kind, content) ?? []);
}

/** The picture of a stone in a room of a kind. */
export function stillName({ key }: Pick<Stone, "key">, kind: RoomKind): string {
  return `rooms/${key}-${kind}`;
}

/** One stone on all surfaces of a room; a floor of it as well would be too much, so that keeps its own. */
export function stoneEverywhere(room: Pick<Room, "stones">, stone: StoneKey): Room["stones"] {
  const covered = coveredSurfaces(room).map((surface) => [surface, stone]);
  return { ...room.stones, ...Object.fromEntries(covered) };
}

function coveredSurfaces({ stones }: Pick<Room, "stones">): Surface[] {
  const surfaces = Object.keys(stones) as Surface[];
  return surfaces.filter((surface) => surface !== "floor" || surfaces.length === 1);
}
