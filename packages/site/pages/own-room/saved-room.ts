import { indexedStore } from "@stoneyard/site/ui/indexed-store.ts";
import type { OwnRoomState } from "./own-room-state.ts";

/** A photograph at its working size, without loss and without what its file told besides, and what was drawn over it. */
export type SavedRoom = { photograph: Blob; state: OwnRoomState };

const ONLY = "only";
const inStore = indexedStore("own-room", "rooms");

/** What is kept on this device; undefined where nothing is, or where the browser keeps nothing. */
export async function savedRoom(): Promise<SavedRoom | undefined> {
  try {
    return await inStore("readonly", (store) => store.get(ONLY));
  } catch {
    return undefined;
  }
}

/** Whether the browser took it: a private window may not, a full one neither. */
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
