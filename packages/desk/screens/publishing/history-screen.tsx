import typography from "@stoneyard/site/styles/typography.module.css";
import type { HistoryEntry } from "../../history/history.ts";
import { LONGEST_MESSAGE } from "../../history/longest-message.ts";
import { readHistory, undoChange } from "../api.ts";
import controls from "../controls.module.css";
import { Button } from "../controls.tsx";
import { useDesk, useMoment } from "../desk-context.ts";
import { Fault, useAnswer } from "../fault.tsx";
import styles from "./history-screen.module.css";
import { PublishPanel } from "./publish-panel.tsx";
import { UndoAnswer, useUndo } from "./undo-answer.tsx";

/** Every saved change in words, the last first; each can be taken back. What is older than the desk is folded. */
export function HistoryScreen() {
  const { words, refresh: readFiles } = useDesk();
  const { answer: history, fault, refresh: readAgain } = useAnswer(readHistory);
  // What was taken back, or came from another desk, may be files that were not there.
  const refresh = () => {
    readFiles();
    return readAgain();
  };
  // Without any publication that is said once, not at each change.
  const isPublished = history?.target !== undefined && history.waiting !== undefined;
  const entries = (areEarlier: boolean) =>
    history?.entries
      .filter(({ isEarlier }) => isEarlier === areEarlier)
      .map((entry) => (
        <Entry
          key={entry.commit}
          entry={entry}
          isWaiting={isPublished && !entry.published}
          onUndone={refresh}
        />
      )) ?? [];
  const [own, earlier] = [entries(false), entries(true)];
  return (
    <>
      <h1 className={typography.section}>{words.history}</h1>
      <Fault text={fault} />
      {!history && !fault && <p>{words.loading}</p>}
      {history && <PublishPanel history={history} onDone={refresh} />}
      {history?.state === "ready" && own.length === 0 && (
        <p className={controls.part}>{words.historyEmpty}</p>
      )}
      <ol className={controls.part}>{own}</ol>
      {earlier.length > 0 && (
        <details className={controls.part}>
          <summary className={`${controls.quiet} ${controls.back}`}>{words.earlier}</summary>
          <ol className={controls.part}>{earlier}</ol>
        </details>
      )}
    </>
  );
}

function Entry({
  entry,
  isWaiting,
  onUndone,
}: {
  entry: HistoryEntry;
  isWaiting: boolean;
  onUndone: () => void;
}) {
  const { words, language } = useDesk();
  const moment = useMoment();
  const message = `${words.undone}: ${entry.message}`.slice(0, LONGEST_MESSAGE);
  const undoing = useUndo((choices) => undoChange(entry.commit, { message, language }, choices), onUndone);
  return (
    <li className={styles.entry}>
      <p>{entry.message}</p>
      <p className={`${controls.small} ${styles.when}`}>
        {moment(entry.date)}, {entry.who}
        {isWaiting && ` · ${words.unpublished}`}
      </p>
      {!entry.isFirst && (
        <Button
          isQuiet
          className={styles.undo}
          aria-label={`${words.undo}: ${entry.message}`}
          disabled={undoing.isBusy}
          onClick={() => undoing.undo({})}
        >
          {words.undo}
        </Button>
      )}
      <UndoAnswer undoing={undoing} />
    </li>
  );
}
