import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { Ref } from "react";
import styles from "./undo-note.module.css";

type Props = {
  /** What has just been taken out, in words. */
  text: string;
  undo: Ref<HTMLButtonElement>;
  onUndo: () => void;
};

/** What has just been taken out, and the way back. */
export function UndoNote({ text, undo, onUndo }: Props) {
  const t = useTranslations("list");
  return (
    <p className={styles.note}>
      <span role="status">{text}</span>
      <button ref={undo} type="button" className={`${typography.link} ${styles.press}`} onClick={onUndo}>
        {t("undo")}
      </button>
    </p>
  );
}
