import type { ItemKey } from "@stoneyard/site/choice/items.ts";
import { changeSavedList } from "@stoneyard/site/choice/saved-list.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { moved, type Removed, restored, without } from "./list-changes.ts";

/**
 * Moves and removes items, with one undo. The focus stays with the pressed button, or goes to `undo` and from there to the
 * `list`.
 */
export function useListEdits(nameOf: (key: ItemKey) => string) {
  const t = useTranslations("list");
  const [removed, setRemoved] = useState<Removed>([]);
  const [told, setTold] = useState("");
  const undo = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);

  function move(key: ItemKey, by: -1 | 1, button: HTMLElement) {
    flushSync(() => {
      const { items } = changeSavedList((before) => moved(before, key, by));
      const place = items.findIndex((item) => item.key === key) + 1;
      setTold(t("moved", { name: nameOf(key), place, count: items.length }));
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
      setTold("");
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

  return { removed, told, undo, list, move, remove, putBack };
}
