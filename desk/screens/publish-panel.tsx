import { useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { FileChoices } from "../history/history.ts";
import type { Published } from "../history/publish.ts";
import type { ShownHistory } from "../local-server/history-routes.ts";
import { publishChanges, setTarget } from "./api.ts";
import { BuiltPanel } from "./built-panel.tsx";
import { ConflictPanel } from "./conflict-panel.tsx";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { faultWords } from "./fault-words.ts";
import { ProblemList } from "./problem-list.tsx";
import styles from "./today-screen.module.css";

/** Sends what was saved to where the site is built from; asks where that is, and what both sides changed. */
export function PublishPanel({ history, onDone }: { history: ShownHistory; onDone: () => void }) {
  const { words, language } = useDesk();
  const [answer, setAnswer] = useState<Published>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = (choices: FileChoices) => {
    setBusy(true);
    publishChanges(words.outside, words.merged, choices)
      .then(
        (now) => {
          setAnswer(now);
          setFault(undefined);
          onDone();
        },
        (error) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  if (history.state !== "ready") {
    return (
      <section className={styles.part}>
        <p>{history.state === "no-git" ? words.noGit : words.noRepository}</p>
        <BuiltPanel />
      </section>
    );
  }
  const waiting = history.waiting + history.outside.length;
  return (
    <section className={styles.part}>
      <h2 className={typography.smallEntry}>{words.publication}</h2>
      <p>{waiting === 0 ? words.unpublishedNone : `${words.unpublished}: ${waiting}`}</p>
      {history.outside.length > 0 && (
        <p>
          {words.outside}: {history.outside.join(", ")}
        </p>
      )}
      {history.target ? (
        <p>
          {words.target}: {history.target}
        </p>
      ) : (
        <TargetForm onDone={onDone} />
      )}
      {history.target && (
        <button
          className={`${controls.button} ${styles.action}`}
          type="button"
          disabled={isBusy}
          onClick={() => send({})}
        >
          {isBusy ? words.publishing : words.publish}
        </button>
      )}
      <div role="status">
        {answer?.state === "sent" && <p>{answer.commits > 0 ? words.published : words.nothingToPublish}</p>}
      </div>
      {fault && <p role="alert">{fault}</p>}
      {answer?.state === "problems" && <ProblemList problems={answer.problems} />}
      {answer?.state === "conflicts" && (
        <ConflictPanel
          conflicts={answer.conflicts}
          title={words.conflictTitle}
          names={{ mine: words.mine, theirs: words.theirs }}
          onChosen={send}
        />
      )}
      <BuiltPanel />
    </section>
  );
}

function TargetForm({ onDone }: { onDone: () => void }) {
  const { words, language } = useDesk();
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string>();
  const save = () =>
    setTarget(address).then(onDone, (error: unknown) => setFault(faultWords(error, language)));
  return (
    <div className={styles.target}>
      <p>{words.noTarget}</p>
      <label>
        {words.target}
        <input value={address} onChange={(event) => setAddress(event.target.value)} />
      </label>
      <p className={styles.names}>{words.targetHint}</p>
      <button
        className={`${controls.button} ${styles.action}`}
        type="button"
        disabled={address.trim() === ""}
        onClick={save}
      >
        {words.setTarget}
      </button>
      {fault && <p role="alert">{fault}</p>}
    </div>
  );
}
