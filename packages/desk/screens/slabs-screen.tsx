import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { SheetAnswer } from "../local-server/slab-routes.ts";
import { sendSheet, slabsExport } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { ProblemList } from "./problem-list.tsx";
import styles from "./slabs-screen.module.css";

/** Slabs by spreadsheet: what it would do is shown, then it is taken in by one press. */
export function SlabsScreen({ onSaved }: { onSaved: () => void }) {
  const { words, language } = useDesk();
  const [sheet, setSheet] = useState<File>();
  const [answer, setAnswer] = useState<SheetAnswer>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const send = (file: File, take: boolean) => {
    setBusy(true);
    setFault(undefined);
    sendSheet(file, take, language)
      .then(
        (now) => {
          setAnswer(now);
          if (now.state === "saved") onSaved();
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  const choose = (file: File | undefined) => {
    setAnswer(undefined);
    setSheet(file);
    if (file) send(file, false);
  };
  return (
    <>
      <h1 className={typography.section}>{words.slabs}</h1>
      <p className={controls.hint}>{words.slabsHint}</p>
      <p className={styles.ways}>
        <label className={controls.labelled}>
          {words.slabsFile}
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </label>
        <a className={controls.quiet} href={slabsExport(language)} download>
          {words.slabsExport}
        </a>
      </p>
      {isBusy && <p role="status">{words.working}</p>}
      <Fault words={fault} />
      {answer && !isBusy && (
        <>
          <p role="status" className={answer.state === "mistakes" ? controls.warning : controls.hint}>
            {words[STATES[answer.state]]}
          </p>
          {answer.problems.length > 0 && <ProblemList problems={answer.problems} />}
          {answer.state === "ready" && sheet && (
            <button className={controls.button} type="button" onClick={() => send(sheet, true)}>
              {words.slabsTake}
            </button>
          )}
          <pre className={styles.lines}>{answer.lines.join("\n")}</pre>
        </>
      )}
    </>
  );
}

const STATES = {
  mistakes: "slabsMistakes",
  nothing: "slabsNothing",
  ready: "slabsReady",
  saved: "slabsSaved",
  problems: "cannotSave",
} as const satisfies Record<SheetAnswer["state"], string>;
