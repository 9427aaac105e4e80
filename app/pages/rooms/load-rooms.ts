import type { RoomLayers } from "#room-view/room-layers.ts";
import type { RoomsData } from "./rooms-data.ts";

const loading = new Map<string, Promise<unknown>>();

/** Slabs that can be laid. */
export function loadRooms(): Promise<RoomsData> {
  return loadOnce<RoomsData>("/rooms.json");
}

export function loadLayers(source: string): Promise<RoomLayers> {
  return loadOnce<RoomLayers>(source);
}

/** Fetches JSON once for all who ask; after a failure the next one who asks tries again. */
function loadOnce<Data>(source: string): Promise<Data> {
  const known = loading.get(source);
  if (known) return known as Promise<Data>;
  const data = fetch(source).then((response): Promise<Data> => {
    if (!response.ok) throw new Error(`${source} answered ${response.status}.`);
    return response.json();
  });
  loading.set(source, data);
  data.catch(() => loading.delete(source));
  return data;
}
