import { useState } from "react";
import type { FileChoices, Replayed } from "../history/history.ts";
import { undoPublication } from "./api.ts";
import { ConflictPanel } from "./conflict-panel.tsx";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { ProblemList } from "./problem-list.tsx";
import styles from "./today-screen.module.css";

/**
 * Takes back all that was last published from here, as one change more.
 * @param count changes that were in it
 */
export function UndoPublication({ count, onDone }: { count: number; onDone: () => void }) {
  const { words, language } = useDesk();
  const [answer, setAnswer] = useState<Replayed>();
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const undo = (choices: FileChoices) => {
    setBusy(true);
    setFault(undefined);
    undoPublication(words.publicationUndone, choices)
      .then(
        (now) => {
          setAnswer(now);
          if (now.state === "done") onDone();
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.undoing}>
      {isSure ? (
        <>
          <p className={controls.hint}>{words.undoPublicationHint.replace("{count}", String(count))}</p>
          <div className={styles.actions}>
            <button className={controls.button} type="button" disabled={isBusy} onClick={() => undo({})}>
              {isBusy ? words.working : words.undoPublicationYes}
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
      <Fault words={fault} />
      {answer?.state === "problems" && <ProblemList problems={answer.problems} />}
      {answer?.state === "conflicts" && (
        <ConflictPanel
          conflicts={answer.conflicts}
          title={words.whenUndone}
          names={{ mine: words.asItWas, theirs: words.asItIs }}
          onChosen={undo}
        />
      )}
    </div>
  );
}
