import { useState } from "react";
import type { FileChoices, Replayed } from "../history/history.ts";
import { useDesk } from "./desk-context.ts";
import { faultWords } from "./fault-words.ts";
import { ReplayAnswer } from "./replay-answer.tsx";

/** What is known of an undo that was asked for. */
export type Undoing = {
  answer: Replayed | undefined;
  fault: string | undefined;
  isBusy: boolean;
  undo: (choices: FileChoices) => void;
};

/**
 * Takes something back, and keeps what came of it.
 * @param ask the server, with what was chosen where values have changed again since
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

/** Why something was not taken back: what would be wrong then, or which values have changed again since. */
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
