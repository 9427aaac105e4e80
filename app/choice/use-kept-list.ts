import { useSyncExternalStore } from "react";
import type { ItemKey } from "./item-key.ts";
import { type KeptList, keptList, subscribeToKept } from "./kept-list.ts";

const NOTHING: KeptList = { items: [], lasts: "stored", unreadable: false };

/** What is kept on this device: nothing while the page is built and until it is hydrated. */
export function useKeptList(): KeptList {
  return useSyncExternalStore(subscribeToKept, keptList, () => NOTHING);
}

export function useIsKept(key: ItemKey): boolean {
  return useSyncExternalStore(
    subscribeToKept,
    () => keptList().items.some((item) => item.key === key),
    () => false,
  );
}
