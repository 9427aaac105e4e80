import typography from "@stoneyard/site/styles/typography.module.css";
import { useEffect, useState } from "react";
import type { HistoryEntry } from "../history/history.ts";
import type { ShownHistory } from "../local-server/history-routes.ts";
import { DESK_LOCALES } from "../words/desk-language.ts";
import { readHistory, undoChange } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./history-screen.module.css";
import { PublishPanel } from "./publish-panel.tsx";
import { UndoAnswer, useUndo } from "./undo-answer.tsx";

/** Every saved change in words, the last first; each can be taken back. What is older than the desk is folded. */
export function HistoryScreen() {
  const { words, language } = useDesk();
  const [history, setHistory] = useState<ShownHistory>();
  const [fault, setFault] = useState<string>();
  const refresh = () =>
    readHistory().then(setHistory, (error: unknown) => setFault(faultWords(error, language)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; what changes it asks for it anew
  useEffect(() => {
    refresh();
  }, []);
  const own = history?.entries.filter(({ isEarlier }) => !isEarlier) ?? [];
  const earlier = history?.entries.filter(({ isEarlier }) => isEarlier) ?? [];
  return (
    <>
      <h1 className={typography.section}>{words.history}</h1>
      <Fault words={fault} />
      {!history && !fault && <p>{words.loading}</p>}
      {history && <PublishPanel history={history} onDone={refresh} />}
      {history?.state === "ready" && own.length === 0 && (
        <p className={styles.entries}>{words.historyEmpty}</p>
      )}
      <Entries entries={own} history={history} onUndone={refresh} />
      {earlier.length > 0 && (
        <details className={styles.entries}>
          <summary className={styles.earlier}>{words.earlier}</summary>
          <Entries entries={earlier} history={history} onUndone={refresh} />
        </details>
      )}
    </>
  );
}

function Entries({
  entries,
  history,
  onUndone,
}: {
  entries: readonly HistoryEntry[];
  history: ShownHistory | undefined;
  onUndone: () => void;
}) {
  // Without any publication that is said once, not at each change.
  const isPublished = history?.target !== undefined && history.waiting !== undefined;
  return (
    <ol className={styles.entries}>
      {entries.map((entry) => (
        <Entry
          key={entry.commit}
          entry={entry}
          isWaiting={isPublished && !entry.published}
          onUndone={onUndone}
        />
      ))}
    </ol>
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
  const undoing = useUndo(
    (choices) => undoChange(entry.commit, { words: `${words.undone}: ${entry.words}`, language }, choices),
    onUndone,
  );
  const when = new Intl.DateTimeFormat(DESK_LOCALES[language], {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <li className={styles.entry}>
      <p className={styles.words}>{entry.words}</p>
      <p className={styles.when}>
        {when.format(new Date(entry.date))}, {entry.who}
        {isWaiting && ` · ${words.unpublished}`}
      </p>
      {!entry.isFirst && (
        <button
          className={`${controls.quiet} ${styles.undo}`}
          type="button"
          aria-label={`${words.undo}: ${entry.words}`}
          disabled={undoing.isBusy}
          onClick={() => undoing.undo({})}
        >
          {words.undo}
        </button>
      )}
      <UndoAnswer undoing={undoing} />
    </li>
  );
}
