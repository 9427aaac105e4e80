import type { SiteHref } from "#app/i18n/site-href.ts";
import { shownPart } from "#app/ui/cropped-picture.tsx";
import type { PictureView } from "#app/ui/picture.tsx";
import { KINDS, type Kind } from "./measured-piece.ts";
import type { MeasuresData } from "./measures-data.ts";
import type { LyingPiece } from "./slab-pieces.ts";

export type RoomLink = { name: Kind; to: SiteHref };

type Lying = {
  stoneKey: string;
  picture: PictureView;
  lying: readonly LyingPiece[];
  rooms: MeasuresData["rooms"];
};

/** For the first piece of each kind that is seen in a room: the room whose surface shows the stone as that piece is cut. */
export function roomLinks({ stoneKey, picture, lying, rooms }: Lying): RoomLink[] {
  const byKind = new Map<Kind, RoomLink>();
  for (const one of lying) {
    const name = one.piece.name as Kind;
    const surface = KINDS[name].surface;
    const room = surface && rooms[surface];
    if (!room || byKind.has(name)) continue;
    const at = placeInRoom(one, picture).join(",");
    byKind.set(name, { name, to: `/rooms/${room}?${surface}=${stoneKey}&${surface}-at=${at}` });
  }
  return [...byKind.values()];
}

/**
 * How a room's slab is moved, cm to the right and up, and turned, degrees, so that a surface begins where the piece does: its
 * metres count from its lower left corner, and without a move they are the slab's from the lower left corner of the whole
 * picture. A piece that lies turned has its left end at the top: there its surface begins, and goes down the slab.
 */
export function placeInRoom(
  { piece }: LyingPiece,
  picture: PictureView,
): [right: number, up: number, turn: number] {
  const cmPerPixel = (picture.mmPerPixel ?? 0) / 10;
  const shown = shownPart(picture);
  const [width, height] = [picture.width * cmPerPixel, picture.height * cmPerPixel];
  const left = shown.left * cmPerPixel + piece.x;
  const foot = height - shown.top * cmPerPixel - piece.y - piece.height;
  if (!piece.turned) return [Math.round(left), Math.round(foot), 0];
  const top = foot + piece.height;
  return [Math.round(left - (width - height) / 2), Math.round(top - (width + height) / 2), 270];
}
