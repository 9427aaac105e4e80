import { loadJson } from "@stoneyard/site/ui/browser/load-json.ts";

/** A slab that can be laid: its picture, whole, in two widths, and its size in metres. */
export type SlabChoice = { narrow: string; wide: string; size: [number, number] };
/** The usual slab of a stone, and others where they are pictured. */
type StoneChoice = SlabChoice & { title: string; engineered?: true; others?: SlabChoice[] };

/** What the room views must know: slabs by family and slug of their stone. */
export type RoomsData = {
  stones: Record<string, StoneChoice>;
};

/** How wide the picture of a room stands on its page, in the form of the HTML attribute. */
export const STAGE_SIZES = "(max-width: 821px) 100vw, 64vw";

export const loadRooms = () => loadJson<RoomsData>("/rooms.json");
