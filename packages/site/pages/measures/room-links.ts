import type { Surface } from "@stoneyard/catalogue/kinds/room.ts";
import { KINDS, type Kind } from "@stoneyard/site/choice/measures.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { shownPart } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import type { MeasuredRoom } from "./measures.json.server.ts";
import type { LyingPiece } from "./slab-pieces.ts";

type RoomLink = { name: Kind; to: SiteHref };

type Lying = {
  stoneKey: string;
  /** The pieces of a slab that has a picture; 0 is the usual slab. */
  lying: readonly LyingPiece[];
  pictured: number;
  picture: PictureView;
  rooms: readonly MeasuredRoom[];
};

/**
 * For each kind of piece that rooms can show: a room whose surface shows the stone as the first such piece is cut, with the
 * slab's other pieces that the room has a place for.
 */
export function roomLinks({ stoneKey, lying, pictured, picture, rooms }: Lying): RoomLink[] {
  const pieces = new Map<Surface, LyingPiece>();
  const kinds = new Map<Kind, LyingPiece>();
  for (const one of lying) {
    const name = one.piece.name as Kind;
    const { surface } = KINDS[name];
    if (!surface) continue;
    if (!kinds.has(name)) kinds.set(name, one);
    if (!pieces.has(surface)) pieces.set(surface, one);
  }
  return [...kinds].flatMap(([name, piece]) => {
    const { surface } = KINDS[name];
    const room = surface && bestRoom(surface, [...pieces.keys()], rooms);
    if (!room) return [];
    const others = [...pieces].filter(([other]) => other !== surface && room.surfaces.includes(other));
    const query = [[surface, piece] as const, ...others].map(([of, one]) => {
      const at = [...placeInRoom(one, picture), ...(pictured > 0 ? [pictured + 1] : [])];
      return `${of}=${stoneKey}&${of}-at=${at.join(",")}`;
    });
    return [{ name, to: `/rooms/${room.slug}?${query.join("&")}` }];
  });
}

/** Among the rooms with a surface the one that shows most of the plan, then the least besides. */
function bestRoom(
  surface: Surface,
  planned: readonly Surface[],
  rooms: readonly MeasuredRoom[],
): MeasuredRoom | undefined {
  const shown = ({ surfaces }: MeasuredRoom) => surfaces.filter((each) => planned.includes(each)).length;
  return rooms
    .filter(({ surfaces }) => surfaces.includes(surface))
    .toSorted((one, other) => shown(other) - shown(one) || one.surfaces.length - other.surfaces.length)[0];
}

/**
 * The slab's shift (cm to the right and up) and rotation (degrees) in a room, by which a surface begins where the piece
 * does. A surface's metres start at its lower left corner. A rotated piece has its left end at the top, where the surface
 * begins.
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
