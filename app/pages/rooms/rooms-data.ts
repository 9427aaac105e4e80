import { roomsData } from "./rooms-data.server.ts";

/** A slab that can be laid: its picture, whole, in two widths, and its size in metres. */
export type StoneChoice = {
  title: string;
  narrow: string;
  wide: string;
  size: [number, number];
};

/** What the room view must know: slabs by family and slug of their stone. */
export type RoomsData = { stones: Record<string, StoneChoice> };

/** /rooms.json: fetched when a visitor comes near a room. It says nothing that depends on a language. */
export async function loader() {
  return Response.json(await roomsData());
}
