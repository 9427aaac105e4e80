import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { type Ref, useId } from "react";
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
  const id = useId();
  return (
    <p className={styles.note}>
      <span id={id} role="status">
        {text}
      </span>
      {/* A status that comes with its words is not read out everywhere; a button that gets the focus is, with them. */}
      <button
        ref={undo}
        type="button"
        aria-describedby={id}
        className={`${typography.link} ${styles.press}`}
        onClick={onUndo}
      >
        {t("undo")}
      </button>
    </p>
  );
}
