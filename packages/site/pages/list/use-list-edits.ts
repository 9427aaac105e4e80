import { MOST_COMPARED } from "@stoneyard/site/choice/compare-address.ts";
import { countOf, type ItemKey, withCount, withoutCount } from "@stoneyard/site/choice/items.ts";
import { changeSavedList, type SavedItem } from "@stoneyard/site/choice/saved-list.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Moves and removes items, with one undo. The focus stays with the pressed button, or goes to `undo` and from there to the
 * `list`.
 */
export function useListEdits(nameOf: (key: ItemKey) => string) {
  const t = useTranslations("list");
  const [removed, setRemoved] = useState<Removed>([]);
  const [announcement, setAnnouncement] = useState("");
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);

  function move(key: ItemKey, by: -1 | 1, button: HTMLElement) {
    flushSync(() => {
      const { items } = changeSavedList((before) => moved(before, key, by));
      const place = items.findIndex((item) => item.key === key) + 1;
      setAnnouncement(t("moved", { name: nameOf(key), place, count: items.length }));
    });
    // Moving a row in the document removes its focus.
    button.focus();
  }

  function remove(gone: readonly ItemKey[]) {
    flushSync(() => {
      changeSavedList((before) => {
        const left = without(before, gone);
        setRemoved(left.removed);
        return left.items;
      });
      setAnnouncement("");
    });
    undo.current?.focus();
  }

  function putBack() {
    flushSync(() => {
      changeSavedList((before) => restored(before, removed));
      setRemoved([]);
    });
    list.current?.focus();
  }

  return { removed, announcement, undo, list, move, remove, putBack };
}

type Items = readonly SavedItem[];
/** What was taken off the list, each with its place there. */
type Removed = readonly { item: SavedItem; place: number }[];

/** Moves an item up (-1) or down (1); at an end it stays. */
export function moved(items: Items, key: ItemKey, by: -1 | 1): Items {
  const from = items.findIndex((item) => item.key === key);
  const item = items[from];
  const to = from + by;
  if (!item || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

export function noted(items: Items, key: ItemKey, note: string): Items {
  return items.map(({ note: before, ...item }) => {
    const written = item.key === key ? note : before;
    return { ...item, ...(written && { note: written }) };
  });
}

/** How many pieces of the item are wanted; one is not stored. */
export function counted(items: Items, key: ItemKey, count: number): Items {
  return items.map(({ count: before, ...item }) => {
    const newCount = item.key === key ? count : before;
    return { ...item, ...(newCount && newCount > 1 && { count: newCount }) };
  });
}

/** The items as an address names them. */
export function addressed(items: Items): ItemKey[] {
  return items.map(({ key, count = 1 }) => withCount(key, count));
}

export function without(items: Items, keys: readonly ItemKey[]): { items: Items; removed: Removed } {
  const all = items.map((item, place) => ({ item, place }));
  return {
    items: items.filter(({ key }) => !keys.includes(key)),
    removed: all.filter(({ item }) => keys.includes(item.key)),
  };
}

/** Puts removed items back in place; items added again meanwhile stay. */
export function restored(items: Items, removed: Removed): Items {
  let all = items;
  for (const { item, place } of removed) {
    if (!all.some(({ key }) => key === item.key)) all = all.toSpliced(place, 0, item);
  }
  return all;
}

/** Adds at the end what is not there yet. */
export function added(items: Items, keys: readonly ItemKey[]): Items {
  const here = new Set(items.map(({ key }) => key));
  const news = keys.map((key) => ({ key: withoutCount(key), count: countOf(key) }));
  return [
    ...items,
    ...news
      .filter(({ key }) => !here.has(key))
      .map(({ key, count }) => ({ key, ...(count > 1 && { count }) })),
  ];
}

/** The stones ticked for comparison: the first ones, until the visitor chooses. */
export function useCompared(stones: readonly ItemKey[]) {
  const [ticked, setTicked] = useState<readonly ItemKey[]>();
  const keys = ticked ? stones.filter((key) => ticked.includes(key)) : stones.slice(0, MOST_COMPARED);
  return {
    keys,
    full: keys.length >= MOST_COMPARED,
    toggle: (key: ItemKey) =>
      setTicked(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
  };
}

export type Compared = ReturnType<typeof useCompared>;
