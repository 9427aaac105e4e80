import type { Content, Room, Stone } from "../catalogue.ts";
import { type ContentFolder, stoneKeys } from "../files/content-folder.ts";
import type { StoneKey } from "../kinds/family.ts";
import type { Purpose } from "../kinds/purpose.ts";
import {
  ROOM_KINDS,
  type RoomContent,
  type RoomKind,
  type RoomRendering,
  roomRendering,
  type Surface,
} from "../kinds/room.ts";
import type { Problem } from "../problem.ts";
import { purposeOf } from "./purpose-of-surface.ts";
import { isAdvised, suitsUsesOf, verdictRank, worstVerdict } from "./suitability.ts";

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
 * Joins each room's words with its layers, ordered by kind, then name. Notes rooms without layers, layers without words,
 * and surfaces and stones that do not match.
 */
export async function readRooms(
  folder: ContentFolder,
  named: readonly (RoomContent & { slug: string })[],
): Promise<Room[]> {
  reportUnnamed(folder, named);
  const rooms: Room[] = [];
  for (const content of named) {
    const view = await readLayers(folder, content.slug);
    if (!view) continue;
    checkStones(folder, content, view);
    rooms.push({ ...content, view, dir: `rooms/${content.slug}` });
  }
  const rank = ({ kind }: Room) => ROOM_KINDS.indexOf(kind);
  return rooms.sort((one, other) => rank(one) - rank(other));
}

function reportUnnamed(folder: ContentFolder, named: readonly { slug: string }[]): void {
  const folders = folder.files.flatMap((file) => /^rooms\/([^/]+)\/view\.json$/.exec(file)?.[1] ?? []);
  for (const slug of folders) {
    if (folder.has(`rooms/${slug}.yaml`) || named.some((room) => room.slug === slug)) continue;
    folder.report(
      `rooms/${slug}/view.json`,
      [],
      "the room has layers, but nobody says what it is called",
      `write content/rooms/${slug}.yaml; its form is in .cache/schemas/room.json`,
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
    `render them (npm run rooms --prefix studio -- rooms/views/${slug}), or take the file out`,
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
      continue;
    }
    const words = { message: `there is no stone ${key}`, otherwise: "<family>/<slug> of a stone" };
    folder.reportUnknown(file, ["stones", surface], key, { known, ...words });
  }
}

/**
 * Rooms that stones choose and that do not exist, each reported once. No mistake, as a room may be removed: another one of
 * the kind is used.
 */
export function unknownRooms(
  folder: ContentFolder,
  { stones, rooms }: Pick<Content, "stones" | "rooms">,
): Problem[] {
  const chosen = stones.flatMap(({ key, rooms: own = {} }) =>
    Object.entries(own).map(([kind, slug]) => ({ key, kind, slug })),
  );
  const unknown = chosen.filter(
    ({ kind, slug }) => !rooms.some((room) => room.kind === kind && room.slug === slug),
  );
  if (rooms.length === 0) return [];
  return [...Map.groupBy(unknown, ({ kind, slug }) => `${kind} ${slug}`)].flatMap(
    ([name, [first, ...more]]) => {
      if (!first) return [];
      const others = rooms.filter(({ kind }) => kind === first.kind).map(({ slug }) => slug);
      const also = more.length > 0 ? `, which ${more.length + 1} stones choose` : "";
      return folder.problemAt(
        `stones/${first.key}.yaml`,
        ["rooms", first.kind],
        `there is no ${name} in content/rooms${also}: another is taken`,
        others.length > 0 ? `write one of ${others.join(", ")}, or take the line out` : "take the line out",
      );
    },
  );
}

/** What each kind of room demands of its stone. */
const PURPOSES_OF_KIND: Readonly<Record<RoomKind, readonly Purpose[]>> = {
  kitchen: ["worktop"],
  bathroom: ["vanity", "wall"],
  stairs: ["stairs"],
  table: ["table"],
  fireplace: ["fireplace"],
  facade: ["facade"],
};

type Rules = Pick<Content, "rocks" | "suitability">;

/** The kinds of room that suit a stone: kitchen and bathroom first, the others by verdict. */
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
 * The room of a kind in which a stone is shown: the one that its file chooses, else one drawn by a hash of its name, so
 * that other stones change nothing. Rooms with a surface for which the stone is not advised are left out; undefined when
 * none is left.
 */
export function roomFor(
  stone: Stone,
  kind: RoomKind,
  { rooms, ...rules }: Pick<Content, "rooms" | "rocks" | "suitability">,
): Room | undefined {
  const fitting = rooms.filter(
    (room) =>
      room.kind === kind &&
      suitsUsesOf(room, stone, rules) &&
      coveredSurfaces(room).every((surface) => isAdvised(stone, purposeOf(surface), rules)),
  );
  const lot = ({ slug }: Room) => lotOf(`${stone.key} ${slug}`);
  const drawn = fitting.toSorted((one, other) => lot(other) - lot(one))[0];
  return fitting.find(({ slug }) => slug === stone.rooms?.[kind]) ?? drawn;
}

/** A pseudo-random number of a name: FNV-1a, mixed as MurmurHash3 ends. */
function lotOf(name: string): number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  state = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2b2ae35);
  return (state ^ (state >>> 16)) >>> 0;
}

export function roomsWith(stone: Stone, content: Pick<Content, "rooms" | "rocks" | "suitability">): Room[] {
  return roomKindsFor(stone, content).flatMap((kind) => roomFor(stone, kind, content) ?? []);
}

export function stillName({ key }: Pick<Stone, "key">, kind: RoomKind): string {
  return `rooms/${key}-${kind}`;
}

/** One stone on all surfaces of a room except its floor, which would be too much. */
export function stoneEverywhere(room: Pick<Room, "stones">, stone: StoneKey): Room["stones"] {
  const covered = coveredSurfaces(room).map((surface) => [surface, stone]);
  return { ...room.stones, ...Object.fromEntries(covered) };
}

function coveredSurfaces({ stones }: Pick<Room, "stones">): Surface[] {
  const surfaces = Object.keys(stones) as Surface[];
  return surfaces.filter((surface) => surface !== "floor" || surfaces.length === 1);
}
