import type { Maker, Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { ROOM_KINDS, type RoomKind } from "@stoneyard/catalogue/kinds/room.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { finishName } from "@stoneyard/catalogue/stones/finish-pictures.ts";
import { stillKinds, stillName } from "@stoneyard/catalogue/stones/rooms.ts";
import { slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { openMasters } from "./masters.ts";

/** A picture that belongs to a stone by its name alone. */
export type StonePicture = {
  name: string;
  /** What it shows: a piece of the stone in a finish, or the stone in use. */
  of: { finish: Finish } | { room: RoomKind };
  /** Who made the picture. */
  made: Maker | "none";
};

/** Rooms that suit nearly every stone, for when a mistake keeps the rules of use from being read. */
const USUAL_ROOMS = ROOM_KINDS.slice(0, 2);

/**
 * The places for pictures of one stone that no value of its file names: one for each finish in which it is offered, and the
 * two rooms with which its page opens.
 */
export async function stonePictures(
  content: DeskContent,
  key: StoneKey,
): Promise<{ pictures: StonePicture[]; slab: StonePicture["made"] }> {
  const { stone, rooms } = await stoneAndRooms(content, key);
  const wanted: Omit<StonePicture, "made">[] = [
    ...stone.finishes.map((finish) => ({ name: finishName(stone, finish), of: { finish } })),
    ...rooms.map((room) => ({ name: stillName(stone, room), of: { room } })),
  ];
  const mastersOf = await openMasters(content);
  const shownMaker = async (name: string): Promise<StonePicture["made"]> => {
    const { owner, studio } = await mastersOf(name);
    if (owner.length > 0) return "owner";
    return studio.length > 0 ? "studio" : "none";
  };
  const pictures = await Promise.all(
    wanted.map(async (each) => ({ ...each, made: await shownMaker(each.name) })),
  );
  return { pictures, slab: await shownMaker(slabNames(stone).slab) };
}

async function stoneAndRooms(
  content: DeskContent,
  key: StoneKey,
): Promise<{ stone: Pick<Stone, "key" | "finishes">; rooms: readonly RoomKind[] }> {
  try {
    const read = await readContent(content.dir, { before: content.before });
    const stone = read.stones.find((each) => each.key === key);
    if (!stone) throw new RefusedError(404, "There is no such stone.");
    return { stone, rooms: stillKinds(stone, read) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { stone: { key, finishes: [] }, rooms: USUAL_ROOMS };
  }
}
