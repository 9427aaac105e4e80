import { useCallback } from "react";
import { stoneOfWord } from "#app/content/stone-word.ts";
import { useTranslations } from "#app/i18n/translations.tsx";
import { type ItemKey, PLAN_KEY } from "#app/list/item-key.ts";
import { readAddress, surfacesByStone } from "../rooms/room-address.ts";
import type { Subjects } from "./subjects.server.ts";

/** Says by name which stones lie in a room: `Worktop: Nero Marquina; Floor: Trani`. Nothing of what is no room. */
export function useStonesInWords(subjects: Subjects): (key: ItemKey) => string {
  const t = useTranslations("room-view");
  const names = useTranslations("room-view.surfaces");
  return useCallback(
    (key) => {
      const [bare = "", query = ""] = key.split("?");
      const opens = subjects[bare]?.opens;
      if (bare === PLAN_KEY) {
        const stone = stoneOfWord(new URLSearchParams(query).get("stone") ?? "", stoneKeys(subjects));
        return (stone && subjects[stone]?.title) ?? "";
      }
      if (!opens) return "";
      const { stones, beside } = readAddress(new URLSearchParams(query), opens, stoneKeys(subjects));
      const titleOf = (stone: string) => subjects[stone]?.title ?? stone;
      const parts = surfacesByStone(stones).map(
        ([stone, surfaces]) => `${surfaces.map((surface) => names(surface)).join(", ")}: ${titleOf(stone)}`,
      );
      if (beside) parts.push(t("comparedWith", { stone: titleOf(beside) }));
      return parts.join("; ");
    },
    [subjects, t, names],
  );
}

/** Only stones have a page of their own with nothing laid on it. */
function stoneKeys(subjects: Subjects): ItemKey[] {
  return Object.entries(subjects).flatMap(([key, { to, opens }]) =>
    to || opens || key === PLAN_KEY ? [] : [key],
  );
}
