import { useSyncExternalStore } from "react";
import { type Area, storedText, storeText } from "./device-store.ts";
import { type ItemKey, isItemKey } from "./items.ts";

/** `count` where there are several. */
export type SavedItem = { key: ItemKey; note?: string; count?: number };

export type SavedList = {
  items: readonly SavedItem[];
  /** Where it is stored: a browser that stores nothing, or is full, keeps it in the tab or only in this page. */
  lasts: "stored" | "tab" | "page";
  /** The stored text is no list. It stays until the visitor saves something. */
  unreadable: boolean;
};

const NAME = "list";
const VERSION = 1;
export const LONGEST_NOTE = 500;

/** The tab has a list only where local storage refused it, so the tab's is newer. */
const AREAS: readonly Area[] = ["tab", "stored"];

let list: SavedList | undefined;
const listeners = new Set<() => void>();

/** The list as it is now: the same object until it changes. */
export function savedList(): SavedList {
  list ??= read();
  return list;
}

export function subscribeToSavedList(changed: () => void): () => void {
  if (listeners.size === 0) listen();
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Changes the list, after reading what other tabs may have changed. */
export function changeSavedList(change: (items: readonly SavedItem[]) => readonly SavedItem[]): SavedList {
  if (list?.lasts !== "page") list = read();
  list = write(change(list.items));
  tell();
  return list;
}

/** Appends an item, in so many pieces, or removes it. */
export function toggleSaved(key: ItemKey, count = 1): SavedList {
  return changeSavedList((items) => {
    const others = items.filter((item) => item.key !== key);
    return others.length < items.length ? others : [...items, { key, ...(count > 1 && { count }) }];
  });
}

function read(): SavedList {
  let unreadable = false;
  for (const lasts of AREAS) {
    const text = storedText(lasts, NAME);
    const items = text !== undefined && itemsOf(text);
    if (items) return { items, lasts, unreadable };
    unreadable ||= text !== undefined;
  }
  return { items: [], lasts: "stored", unreadable };
}

function itemsOf(text: string): SavedItem[] | undefined {
  try {
    const { version, items } = JSON.parse(text);
    if (version !== VERSION || !Array.isArray(items)) return undefined;
    const byKey = new Map<ItemKey, SavedItem>();
    for (const { key, note, count } of items) {
      if (!isItemKey(key)) continue;
      byKey.set(key, {
        key,
        ...(typeof note === "string" && note && { note: note.slice(0, LONGEST_NOTE) }),
        ...(count > 1 && { count: Math.trunc(count) }),
      });
    }
    return [...byKey.values()];
  } catch {
    return undefined;
  }
}

function write(items: readonly SavedItem[]): SavedList {
  const text = JSON.stringify({ version: VERSION, items });
  const lasts = storeText("stored", NAME, text) ? "stored" : storeText("tab", NAME, text) ? "tab" : "page";
  if (lasts === "stored") storeText("tab", NAME, undefined);
  return { items, lasts, unreadable: false };
}

/** Other tabs may change the list while this page is in the back cache or prerendered. */
function listen(): void {
  addEventListener("storage", readAnew);
  addEventListener("pageshow", readAnew);
  document.addEventListener("prerenderingchange", readAnew);
}

function readAnew(): void {
  if (list?.lasts === "page") return;
  list = read();
  tell();
}

function tell(): void {
  for (const changed of listeners) changed();
}

const NOTHING: SavedList = { items: [], lasts: "stored", unreadable: false };

/** The list on this device; empty while the page is built and until it is hydrated. */
export function useSavedList(): SavedList {
  return useSyncExternalStore(subscribeToSavedList, savedList, () => NOTHING);
}

/** Whether it is on the list now, also where a page is not drawn with that list yet. */
export function isOnList(key: ItemKey): boolean {
  return savedList().items.some((item) => item.key === key);
}

export function useIsSaved(key: ItemKey): boolean {
  return useSyncExternalStore(
    subscribeToSavedList,
    () => isOnList(key),
    () => false,
  );
}
