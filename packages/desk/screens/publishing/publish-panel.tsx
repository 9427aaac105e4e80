import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { FileChoices } from "../../history/history.ts";
import type { Published } from "../../history/publish.ts";
import type { ShownHistory } from "../../local-server/history-routes.ts";
import { beginHistory, publishChanges, setTarget, undoPublication } from "../api.ts";
import controls from "../controls.module.css";
import { Button, PlainLine, Quiet, SaveOrCancel } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useWork } from "../fault.tsx";
import { BuiltPanel } from "./built-panel.tsx";
import { LiveLine } from "./live-line.tsx";
import styles from "./publish-panel.module.css";
import { ReplayAnswer, UndoAnswer, useUndo } from "./undo-answer.tsx";

/**
 * Sends what was saved to where the site is built; asks where that is, and about conflicts.
 * @param onDone reads the history again
 */
export function PublishPanel({ history, onDone }: { history: ShownHistory; onDone: () => Promise<void> }) {
  const { words } = useDesk();
  if (history.state === "ready") return <Publication history={history} onDone={onDone} />;
  return (
    <section className={controls.part}>
      {history.state === "no-git" ? (
        <>
          <p className={controls.hint}>{words.noGit}</p>
          <Quiet href="https://git-scm.com/downloads" target="_blank" rel="noreferrer">
            git-scm.com/downloads
          </Quiet>
        </>
      ) : (
        <BeginHistory onDone={onDone} />
      )}
      <BuiltPanel />
    </section>
  );
}

function Publication({ history, onDone }: { history: ShownHistory; onDone: () => Promise<void> }) {
  const { words, language } = useDesk();
  const [answer, setAnswer] = useState<Published>();
  const [isMoving, setMoving] = useState(false);
  const [published, setPublished] = useState(0);
  const working = useWork();
  const { isBusy } = working;
  const send = (choices: FileChoices) => {
    working.work(
      publishChanges({ outside: words.outside, merged: words.merged, language }, choices),
      async (now) => {
        // Updates the list first, as it would contradict the answer.
        await onDone();
        setAnswer(now);
        if (now.state === "sent") setPublished(published + 1);
      },
    );
  };
  return (
    <section className={controls.part}>
      <h2 className={typography.smallEntry}>{words.publication}</h2>
      <Waiting history={history} />
      {history.target && !isMoving ? (
        <>
          <p>
            {words.target}: {history.target}
          </p>
          <div className={controls.row}>
            <Button disabled={isBusy} onClick={() => send({})}>
              {isBusy ? words.publishing : words.publish}
            </Button>
            <Button isQuiet onClick={() => setMoving(true)}>
              {words.publishElsewhere}
            </Button>
          </div>
        </>
      ) : (
        <TargetForm
          onCancel={history.target ? () => setMoving(false) : undefined}
          onDone={() => {
            setMoving(false);
            working.setFault(undefined);
            onDone();
          }}
        />
      )}
      <div className={styles.said} role="status">
        {answer?.state === "sent" && <p>{answer.commits > 0 ? words.published : words.nothingToPublish}</p>}
      </div>
      <ReplayAnswer
        answer={answer}
        of={working}
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

function BeginHistory({ onDone }: { onDone: () => void }) {
  const { words } = useDesk();
  const { isBusy, fault, work } = useWork();
  return (
    <>
      <p className={controls.hint}>{words.noRepository}</p>
      <Button disabled={isBusy} onClick={() => work(beginHistory(words.historyBegins), onDone)}>
        {isBusy ? words.working : words.beginHistory}
      </Button>
      <Fault text={fault} />
    </>
  );
}

/** Unpublished changes; without a place to publish to there are none. */
function Waiting({ history }: { history: ShownHistory }) {
  const { words, titleOf } = useDesk();
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
        <p>
          {words.outside}: {history.outside.map(titleOf).join(", ")}
        </p>
      )}
    </>
  );
}

/** @param onCancel where a place is already set */
function TargetForm({ onCancel, onDone }: { onCancel: (() => void) | undefined; onDone: () => void }) {
  const { words } = useDesk();
  const [address, setAddress] = useState("");
  const { isBusy, fault, work } = useWork();
  return (
    <div className={controls.form}>
      {!onCancel && <p>{words.noTarget}</p>}
      <PlainLine label={words.target} value={address} onChange={setAddress} />
      <p className={controls.small}>{words.targetHint}</p>
      <SaveOrCancel
        label={words.setTarget}
        isBusy={isBusy}
        canSave={address.trim() !== ""}
        onSave={() => work(setTarget(address.trim()), onDone)}
        onCancel={onCancel}
        fault={fault}
      />
    </div>
  );
}

/**
 * Takes back all that was last published from here, as one change more.
 * @param count changes that were in it
 */
function UndoPublication({ count, onDone }: { count: number; onDone: () => void }) {
  const { words, language } = useDesk();
  const [isSure, setSure] = useState(false);
  const undoing = useUndo(
    (choices) => undoPublication({ message: words.publicationUndone, language }, choices),
    onDone,
  );
  return (
    <div className={styles.undoing}>
      {isSure ? (
        <>
          <p className={controls.hint}>{words.undoPublicationHint.replace("{count}", String(count))}</p>
          <SaveOrCancel
            label={words.undoPublicationYes}
            isBusy={undoing.isBusy}
            canSave
            onSave={() => undoing.undo({})}
            onCancel={() => setSure(false)}
            fault={undefined}
          />
        </>
      ) : (
        <Button isQuiet onClick={() => setSure(true)}>
          {words.undoPublication}
        </Button>
      )}
      <UndoAnswer undoing={undoing} />
    </div>
  );
}
