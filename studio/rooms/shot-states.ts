import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import type { Masters } from "../masters.ts";
import { canBake } from "./bake.ts";
import { digestOf } from "./digest.ts";
import { readRoomDigest, writeRoomDigest } from "./room-files.ts";
import { roomsOfStones, stillsOfRooms } from "./rooms-of-stones.ts";
import { isBaked, isRoom, readShots, type Shot, type Shots } from "./shots.ts";

/** What can be said of a picture: ours and as it would be made now, made from something else, not there, or the owner's. */
export type State = "current" | "stale" | "missing" | "owner's";

/** What is listed, the still of each room and the rooms of each stone, in the order of their rank. */
export async function plannedShots(shotsDir: string, content: Content): Promise<Shots> {
  const listed = await readShots(shotsDir);
  const shots = [...listed, ...stillsOfRooms(content), ...roomsOfStones(content)];
  return new Map(shots.sort(([, one], [, other]) => rankOf(one) - rankOf(other)));
}

/** Rooms first, as pictures stand on them, then what is quickly made of them; last what few visitors see. */
export function rankOf(shot: Shot): number {
  if (isRoom(shot)) return 0;
  if (isBaked(shot)) return shot.width === undefined ? 1 : 3;
  return 2;
}

export async function stateOf(
  contentDir: string,
  masters: Masters,
  name: string,
  shot: Shot,
): Promise<State> {
  const recipe = await digestOf(contentDir, masters, shot);
  if (isRoom(shot)) {
    const digest = await readRoomDigest(contentDir, name);
    return digest === undefined ? "missing" : digest === recipe ? "current" : "stale";
  }
  const entry = await masters.ours(name);
  if (!entry) return masters.has(name) ? "owner's" : "missing";
  return entry.recipe === recipe ? "current" : "stale";
}

/** Makes a stale shot current without making it anew. */
export async function keep(contentDir: string, masters: Masters, name: string, shot: Shot): Promise<void> {
  const recipe = await digestOf(contentDir, masters, shot);
  if (isRoom(shot)) await writeRoomDigest(contentDir, name, recipe);
  else await masters.relist(name, { made: "studio", recipe });
}

/** What is to be made, and can be: a picture from a room waits for its room. */
export async function dueShots(
  contentDir: string,
  masters: Masters,
  shots: Shots,
  { stale }: { stale: boolean },
): Promise<[string, Shot][]> {
  const due: [string, Shot][] = [];
  for (const [name, shot] of shots) {
    if (isBaked(shot) && !canBake(contentDir, shot)) continue;
    const state = await stateOf(contentDir, masters, name, shot);
    if (state === "missing" || (stale && state === "stale")) due.push([name, shot]);
  }
  return due;
}
