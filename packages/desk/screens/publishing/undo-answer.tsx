import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { AskedConflict, FileChoices, Replayed } from "../../history/history.ts";
import type { Side } from "../../history/merge-file.ts";
import type { Published } from "../../history/publish.ts";
import controls from "../controls.module.css";
import { Button } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { type Refused, useWork } from "../fault.tsx";
import { Refusal } from "../problem-list.tsx";
import styles from "./publish-panel.module.css";

type Asking = {
  title: string;
  /** How each side of a conflict is called. */
  names: Record<Side, string>;
  onChosen: (choices: FileChoices) => void;
};

/** Why changes could not be merged: the mistakes that would follow, or the conflicts. */
export function ReplayAnswer({
  answer,
  of,
  ...asking
}: Asking & { answer: Published | Replayed | undefined; of: Refused }) {
  return (
    <>
      <Refusal of={of} />
      {answer?.state === "conflicts" && <Conflicts conflicts={answer.conflicts} {...asking} />}
    </>
  );
}

/** Asks, file by file, which of two changes holds. */
function Conflicts({ conflicts, title, names, onChosen }: Asking & { conflicts: readonly AskedConflict[] }) {
  const { words, titleOf } = useDesk();
  const [choices, setChoices] = useState<FileChoices>({});
  const [asked, setAsked] = useState(conflicts);
  // Another answer asks anew, also about the same files.
  if (asked !== conflicts) {
    setAsked(conflicts);
    setChoices({});
  }
  return (
    <div className={styles.conflicts}>
      <h3 className={typography.tile}>{title}</h3>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.file} className={styles.conflict}>
          <legend>{titleOf(conflict.file)}</legend>
          {(["mine", "theirs"] as const).map((side) => (
            <button
              key={side}
              className={`${controls.choice} ${styles.side}`}
              type="button"
              aria-pressed={choices[conflict.file] === side}
              onClick={() => setChoices({ ...choices, [conflict.file]: side })}
            >
              <span>{names[side]}</span>
              {conflict[side].map((change) => (
                <b key={change}>{change}</b>
              ))}
            </button>
          ))}
        </fieldset>
      ))}
      <Button disabled={!conflicts.every(({ file }) => choices[file])} onClick={() => onChosen(choices)}>
        {words.goOn}
      </Button>
    </div>
  );
}

/**
 * Takes something back and keeps the outcome.
 * @param ask the server, with the choices for values that changed again
 */
export function useUndo(ask: (choices: FileChoices) => Promise<Replayed>, onDone: () => void) {
  const [answer, setAnswer] = useState<Replayed>();
  const working = useWork();
  const undo = (choices: FileChoices) => {
    working.work(ask(choices), (now) => {
      setAnswer(now);
      if (now.state === "done") onDone();
    });
  };
  return { ...working, answer, undo };
}

/** Why something could not be taken back: the mistakes that would follow, or the conflicts. */
export function UndoAnswer({ undoing }: { undoing: ReturnType<typeof useUndo> }) {
  const { words } = useDesk();
  return (
    <ReplayAnswer
      answer={undoing.answer}
      of={undoing}
      title={words.whenUndone}
      names={{ mine: words.asItWas, theirs: words.asItIs }}
      onChosen={undoing.undo}
    />
  );
}
