import type { RoomLayers } from "@stoneyard/room-view/room-layers.ts";
import { loadJson } from "@stoneyard/site/ui/load-json.ts";
import type { RoomsData } from "./rooms-data.ts";

/** Slabs that can be laid. */
export function loadRooms(): Promise<RoomsData> {
  return loadJson<RoomsData>("/rooms.json");
}

export function loadLayers(source: string): Promise<RoomLayers> {
  return loadJson<RoomLayers>(source);
}
