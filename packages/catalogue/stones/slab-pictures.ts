import type { Content, Family, Picture, Stone } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import { ROOM_KINDS } from "../kinds/room.ts";
import type { PictureSlot } from "../pictures/slots.ts";
import type { Problem } from "../problem.ts";
import { finishName } from "./finish-pictures.ts";
import { middleOf } from "./picture-middle.ts";
import { stillName } from "./rooms.ts";

/** Names of a stone's pictures: its slab, a close view of that slab, and two other slabs of the same stone. */
export function slabNames({ key }: Pick<Stone, "key">) {
  const slab = `stones/${key}`;
  return { slab, close: `${slab}-close`, others: [`${slab}-2`, `${slab}-3`] };
}

/** Size in pixels of our close views. */
export const CLOSE = { width: 1600, height: 1000 };

/** Centimetres. */
type Size = { width: number; height: number };

/** What the studio draws of each stone, cm; the site shows a part as large as a usual slab. */
export const DRAWN_SLAB: Size = { width: 320, height: 200 };

/** The size of a usual slab of a stone, cm. */
export function usualSlab(stone: Pick<Stone, "slab">, family: Pick<Family, "slab">): Size {
  const { width, height } = stone.slab ?? family.slab;
  return { width, height };
}

/** Width in centimetres of what the pictures that stand for a family's stones show: a whole slab, or a close view. */
export function fieldCm({ coverView, slab, close }: Family): number {
  return coverView === "slab" ? slab.width : (CLOSE.width * close.mmPerPixel) / 10;
}

/** Which picture stands for a stone on tiles, heads and previews: the one its family shows, as far as it is there. */
export function coverName(stone: Stone, family: Family, pictures: { has(name: string): boolean }): string {
  const { slab, close } = slabNames(stone);
  return family.coverView === "close" && pictures.has(close) ? close : slab;
}

/**
 * The pictures that may be shown together, slabs with their scale. Beside an owner's slab our close view, other slabs,
 * finishes and rooms are left out: they would show another stone.
 */
export function settleSlabs(
  { stones, families }: Pick<Content, "stones" | "families">,
  pictures: ReadonlyMap<string, Picture>,
): Map<string, Picture> {
  const settled = new Map(pictures);
  for (const stone of stones) {
    const family = families.get(stone.family);
    const { slab, close, others } = slabNames(stone);
    const photographed = pictures.get(slab)?.made === "owner";
    for (const name of [slab, close, ...others]) {
      const picture = pictures.get(name);
      if (!family || !picture) continue;
      const mmPerPixel = scaleOf(picture, name, stone, family);
      if (photographed && picture.made !== "owner") settled.delete(name);
      else if (mmPerPixel) {
        const crop =
          name === close ? undefined : middleOf({ ...picture, mmPerPixel }, slabOn(name, stone, family));
        settled.set(name, { ...picture, mmPerPixel, ...(crop && { crop }) });
      }
    }
    for (const name of photographed ? picturesOfUse(stone) : [])
      if (pictures.get(name)?.made === "studio") settled.delete(name);
  }
  return settled;
}

function picturesOfUse(stone: Stone): string[] {
  return [
    ...stone.finishes.map((finish) => finishName(stone, finish)),
    ...ROOM_KINDS.map((kind) => stillName(stone, kind)),
  ];
}

/** Lines that name a picture of ours which is left out beside the owner's slab. */
export function leftOut(
  folder: ContentFolder,
  slots: readonly PictureSlot[],
  pictures: ReadonlyMap<string, Picture>,
  settled: ReadonlyMap<string, Picture>,
): Problem[] {
  return slots
    .filter(({ name, optional }) => !optional && pictures.has(name) && !settled.has(name))
    .map(({ name, asked }) =>
      folder.problemAt(
        asked.file,
        asked.path,
        `our picture ${name} is not shown beside your photograph of the stone: it is of another slab`,
        "put your own photograph in its place, or take it out here",
      ),
    );
}

/** Tolerance of the proportions: no slab is cut to the millimetre. */
const TOLERATED = 0.06;

/** Photographs of slabs whose proportions differ from the family's, so that their rule would be wrong. */
export function oddProportions(
  folder: ContentFolder,
  { stones, families }: Pick<Content, "stones" | "families">,
  pictures: ReadonlyMap<string, Picture>,
): Problem[] {
  return stones.flatMap((stone) => {
    const { slab, others } = slabNames(stone);
    const family = families.get(stone.family);
    return [slab, ...others].flatMap((name) => {
      const picture = pictures.get(name);
      if (!family || picture?.made !== "owner") return [];
      const usual = slabOn(name, stone, family);
      const mmPerPixel = name === slab ? stone.photograph?.mmPerPixel : undefined;
      if (mmPerPixel !== undefined)
        return otherMeasures(folder, stone, { ...picture, mmPerPixel }, usual) ?? [];
      const { width, height } = usual;
      if (Math.abs((picture.width * height) / (picture.height * width) - 1) <= TOLERATED) return [];
      return [
        folder.problemAt(
          picture.file.slice(folder.dir.length + 1),
          [],
          `the photograph is ${proportions(picture)}, a usual slab of this stone (${width} × ${height} cm) would be ${proportions(usual)}: as it is said to show the slab's whole width, its rule is wrong`,
          `cut the photograph to the slab's edges, or write photograph › mmPerPixel into stones/${stone.key}.yaml`,
        ),
      ];
    });
  });
}

/** A photograph whose given scale would make the slab larger than it is said to be. */
function otherMeasures(
  folder: ContentFolder,
  { key }: Stone,
  { width, height, mmPerPixel }: Picture & { mmPerPixel: number },
  slab: Size,
): Problem | undefined {
  const shown = {
    width: Math.round((width * mmPerPixel) / 10),
    height: Math.round((height * mmPerPixel) / 10),
  };
  const most = 1 + TOLERATED;
  if (shown.width <= slab.width * most && shown.height <= slab.height * most) return undefined;
  return folder.problemAt(
    `stones/${key}.yaml`,
    ["photograph", "mmPerPixel"],
    `by its scale the photograph shows ${shown.width} × ${shown.height} cm of stone, its page says that the slab is ${slab.width} × ${slab.height} cm`,
    `correct the scale, or write slab: { width: ${shown.width}, height: ${shown.height} } into the stone's file`,
  );
}

/** The size of the slab on a picture, cm: one that is sold by itself may have its own. */
function slabOn(name: string, stone: Stone, family: Family): Size {
  const { slab, others } = slabNames(stone);
  const picture = [slab, ...others].indexOf(name) + 1;
  return stone.singleSlabs?.find((each) => each.picture === picture) ?? usualSlab(stone, family);
}

/** In small whole numbers if possible, else to 1. */
function proportions({ width, height }: { width: number; height: number }): string {
  for (let side = 1; side <= 10; side++) {
    const other = (width / height) * side;
    if (Math.abs(other - Math.round(other)) < 0.02) return `${Math.round(other)} : ${side}`;
  }
  return `${(width / height).toFixed(2)} : 1`;
}

/** Everything but a close view shows the slab's whole width, unless its stone or our list says otherwise. */
function scaleOf(picture: Picture, name: string, stone: Stone, family: Family): number | undefined {
  const { slab, close } = slabNames(stone);
  const scale = name === slab ? stone.photograph?.mmPerPixel : stone.photograph?.closeMmPerPixel;
  if (name === close) return picture.made === "owner" ? scale : picture.mmPerPixel;
  const whole = (slabOn(name, stone, family).width * 10) / picture.width;
  if (picture.made !== "owner") return picture.mmPerPixel ?? whole;
  return (name === slab && scale) || whole;
}
