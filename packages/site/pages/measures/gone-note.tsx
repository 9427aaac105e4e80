import { UndoNote } from "@stoneyard/site/choice/undo-note.tsx";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { Ref } from "react";
import type { DraftPiece } from "./draft.ts";

type Props = { gone: readonly DraftPiece[]; undo: Ref<HTMLButtonElement>; onUndo: () => void };

/** Which pieces have just gone, and the way back. */
export function GoneNote({ gone, undo, onUndo }: Props) {
  const t = useTranslations("measures");
  const list = useTranslations("list");
  const names = useTranslations("stone.pieces");
  const [first] = gone;
  if (!first) return null;
  const told =
    gone.length === 1 ? list("removed", { name: names(first.kind) }) : t("removed", { count: gone.length });
  return <UndoNote told={told} undo={undo} onUndo={onUndo} />;
}
