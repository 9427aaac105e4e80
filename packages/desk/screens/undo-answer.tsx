import { useState } from "react";
import type { FileChoices, Replayed } from "../history/history.ts";
import { useDesk } from "./desk-context.ts";
import { faultWords } from "./fault-words.ts";
import { ReplayAnswer } from "./replay-answer.tsx";

/** The state of an undo. */
type Undoing = {
  answer: Replayed | undefined;
  fault: string | undefined;
  isBusy: boolean;
  undo: (choices: FileChoices) => void;
};

/**
 * Takes something back and keeps the outcome.
 * @param ask the server, with the choices for values that changed again
 */
export function useUndo(ask: (choices: FileChoices) => Promise<Replayed>, onDone: () => void): Undoing {
  const { language } = useDesk();
  const [answer, setAnswer] = useState<Replayed>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const undo = (choices: FileChoices) => {
    setBusy(true);
    setFault(undefined);
    ask(choices)
      .then(
        (now) => {
          setAnswer(now);
          if (now.state === "done") onDone();
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  return { answer, fault, isBusy, undo };
}

/** Why something could not be taken back: the mistakes that would follow, or the conflicts. */
export function UndoAnswer({ undoing: { answer, fault, undo } }: { undoing: Undoing }) {
  const { words } = useDesk();
  return (
    <ReplayAnswer
      answer={answer}
      fault={fault}
      title={words.whenUndone}
      names={{ mine: words.asItWas, theirs: words.asItIs }}
      onChosen={undo}
    />
  );
}
