import { loadJson } from "#app/ui/load-json.ts";
import type { RoomLayers } from "#room-view/room-layers.ts";
import type { RoomsData } from "./rooms-data.ts";

/** Slabs that can be laid. */
export function loadRooms(): Promise<RoomsData> {
  return loadJson<RoomsData>("/rooms.json");
}

export function loadLayers(source: string): Promise<RoomLayers> {
  return loadJson<RoomLayers>(source);
}
