import { indexedStore } from "@stoneyard/site/ui/indexed-store.ts";
import type { OwnRoomState } from "./own-room-state.ts";

/** A photograph at its working size, lossless and without metadata, and what was drawn over it. */
type SavedRoom = { photograph: Blob; state: OwnRoomState };

const ONLY = "only";
const inStore = indexedStore("own-room", "rooms");

/** The stored room; undefined without one, or where the browser stores nothing. */
export async function savedRoom(): Promise<SavedRoom | undefined> {
  try {
    return await inStore("readonly", (store) => store.get(ONLY));
  } catch {
    return undefined;
  }
}

/** Whether the browser stored it: a private window or a full store may not. */
export async function saveRoom(room: SavedRoom): Promise<boolean> {
  try {
    await inStore("readwrite", (store) => store.put(room, ONLY));
    return true;
  } catch {
    return false;
  }
}

export async function deleteSavedRoom(): Promise<void> {
  await inStore("readwrite", (store) => store.delete(ONLY));
}
