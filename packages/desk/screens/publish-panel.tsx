import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { FileChoices } from "../history/history.ts";
import type { Published } from "../history/publish.ts";
import type { ShownHistory } from "../local-server/history-routes.ts";
import { beginHistory, publishChanges, setTarget } from "./api.ts";
import { BuiltPanel } from "./built-panel.tsx";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { LiveLine } from "./live-line.tsx";
import { ReplayAnswer } from "./replay-answer.tsx";
import { SaveOrCancel } from "./save-or-cancel.tsx";
import styles from "./today-screen.module.css";
import { UndoPublication } from "./undo-publication.tsx";

/**
 * Sends what was saved to where the site is built; asks where that is, and about conflicts.
 * @param onDone reads the history again
 */
export function PublishPanel({ history, onDone }: { history: ShownHistory; onDone: () => Promise<void> }) {
  const { words, language } = useDesk();
  const [answer, setAnswer] = useState<Published>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [published, setPublished] = useState(0);
  const send = (choices: FileChoices) => {
    setBusy(true);
    publishChanges({ outside: words.outside, merged: words.merged, language }, choices)
      .then(async (now) => {
        // Updates the list first, as it would contradict the answer.
        await onDone();
        setAnswer(now);
        if (now.state === "sent") setPublished(published + 1);
        setFault(undefined);
      })
      .catch((error: unknown) => setFault(faultWords(error, language)))
      .finally(() => setBusy(false));
  };
  if (history.state !== "ready") {
    return (
      <section className={styles.part}>
        {history.state === "no-git" ? <NoGit /> : <BeginHistory onDone={onDone} />}
        <BuiltPanel />
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <h2 className={typography.smallEntry}>{words.publication}</h2>
      <Waiting history={history} />
      {history.target && !isMoving ? (
        <>
          <p className={styles.target}>
            {words.target}: {history.target}
          </p>
          <div className={styles.actions}>
            <button className={controls.button} type="button" disabled={isBusy} onClick={() => send({})}>
              {isBusy ? words.publishing : words.publish}
            </button>
            <button className={controls.quiet} type="button" onClick={() => setMoving(true)}>
              {words.publishElsewhere}
            </button>
          </div>
        </>
      ) : (
        <TargetForm
          onCancel={history.target ? () => setMoving(false) : undefined}
          onDone={() => {
            setMoving(false);
            setFault(undefined);
            onDone();
          }}
        />
      )}
      <div className={styles.said} role="status">
        {answer?.state === "sent" && <p>{answer.commits > 0 ? words.published : words.nothingToPublish}</p>}
      </div>
      <ReplayAnswer
        answer={answer}
        fault={fault}
        title={words.conflictTitle}
        names={{ mine: words.mine, theirs: words.theirs }}
        onChosen={send}
      />
      {history.publication !== undefined && (
        <UndoPublication
          count={history.publication}
          onDone={() => {
            setAnswer(undefined);
            onDone();
          }}
        />
      )}
      {history.target && <LiveLine published={published} />}
      <BuiltPanel />
    </section>
  );
}

function NoGit() {
  const { words } = useDesk();
  return (
    <>
      <p className={controls.hint}>{words.noGit}</p>
      <a className={controls.quiet} href="https://git-scm.com/downloads" target="_blank" rel="noreferrer">
        git-scm.com/downloads
      </a>
    </>
  );
}

function BeginHistory({ onDone }: { onDone: () => void }) {
  const { words, language } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const begin = () => {
    setBusy(true);
    beginHistory(words.historyBegins)
      .then(onDone, (error: unknown) => setFault(faultWords(error, language)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <p className={controls.hint}>{words.noRepository}</p>
      <button className={controls.button} type="button" disabled={isBusy} onClick={begin}>
        {isBusy ? words.working : words.beginHistory}
      </button>
      <Fault words={fault} />
    </>
  );
}

/** Unpublished changes; without a place to publish to there are none. */
function Waiting({ history }: { history: ShownHistory }) {
  const { words, overview } = useDesk();
  const titles = new Map(
    overview.groups.flatMap(({ files }) => files.map(({ file, title }) => [file, title])),
  );
  const waiting = history.waiting === undefined ? undefined : history.waiting + history.outside.length;
  return (
    <>
      {history.target && waiting === undefined && <p>{words.neverPublished}</p>}
      {waiting === 0 && <p>{words.unpublishedNone}</p>}
      {waiting !== undefined && waiting > 0 && (
        <p>
          {words.unpublished}: {waiting}
        </p>
      )}
      {history.outside.length > 0 && (
        <p className={styles.target}>
          {words.outside}: {history.outside.map((file) => titles.get(file) ?? file).join(", ")}
        </p>
      )}
    </>
  );
}

/** @param onCancel where a place is already set */
function TargetForm({ onCancel, onDone }: { onCancel: (() => void) | undefined; onDone: () => void }) {
  const { words, language } = useDesk();
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = () => {
    setBusy(true);
    setFault(undefined);
    setTarget(address.trim())
      .then(onDone, (error: unknown) => setFault(faultWords(error, language)))
      .finally(() => setBusy(false));
  };
  return (
    <div className={styles.form}>
      {!onCancel && <p>{words.noTarget}</p>}
      <label className={controls.labelled}>
        {words.target}
        <input
          className={controls.input}
          value={address}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <p className={styles.names}>{words.targetHint}</p>
      <SaveOrCancel
        className={styles.actions}
        label={words.setTarget}
        isBusy={isBusy}
        canSave={address.trim() !== ""}
        onSave={save}
        onCancel={onCancel}
        fault={fault}
      />
    </div>
  );
}
