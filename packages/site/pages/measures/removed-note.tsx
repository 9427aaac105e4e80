import { UndoNote } from "@stoneyard/site/choice/undo-note.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { Ref } from "react";
import type { DraftPiece } from "./draft.ts";

type Props = {
  removed: readonly DraftPiece[];
  /** The slab in the yard that the plan was on, where it has just left it, cm. */
  left: { number: string; thickness: number } | undefined;
  undo: Ref<HTMLButtonElement>;
  onUndo: () => void;
};

/** Which pieces or which slab have just gone, or of none that moved pieces were laid out anew; and the way back. */
export function RemovedNote({ removed, left, undo, onUndo }: Props) {
  const t = useTranslations("measures");
  const list = useTranslations("list");
  const names = useTranslations("stone.pieces");
  const [first, ...others] = removed;
  const text = !first
    ? left
      ? t("leftSlab", left)
      : t("placesLost")
    : others.length === 0
      ? list("removed", { name: names(first.kind) })
      : t("removed", { count: removed.length });
  return <UndoNote text={text} undo={undo} onUndo={onUndo} />;
}
