import { useState } from "react";
import { undoPublication } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./today-screen.module.css";
import { UndoAnswer, useUndo } from "./undo-answer.tsx";

/**
 * Takes back all that was last published from here, as one change more.
 * @param count changes that were in it
 */
export function UndoPublication({ count, onDone }: { count: number; onDone: () => void }) {
  const { words, language } = useDesk();
  const [isSure, setSure] = useState(false);
  const undoing = useUndo(
    (choices) => undoPublication({ words: words.publicationUndone, language }, choices),
    onDone,
  );
  return (
    <div className={styles.undoing}>
      {isSure ? (
        <>
          <p className={controls.hint}>{words.undoPublicationHint.replace("{count}", String(count))}</p>
          <div className={styles.actions}>
            <button
              className={controls.button}
              type="button"
              disabled={undoing.isBusy}
              onClick={() => undoing.undo({})}
            >
              {undoing.isBusy ? words.working : words.undoPublicationYes}
            </button>
            <button className={controls.quiet} type="button" onClick={() => setSure(false)}>
              {words.cancel}
            </button>
          </div>
        </>
      ) : (
        <button className={controls.quiet} type="button" onClick={() => setSure(true)}>
          {words.undoPublication}
        </button>
      )}
      <UndoAnswer undoing={undoing} />
    </div>
  );
}
