import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { SheetAnswer } from "../local-server/slab-routes.ts";
import { sendSheet, slabLabels, slabsExport } from "./api.ts";
import controls from "./controls.module.css";
import { Button, Quiet } from "./controls.tsx";
import { useDesk } from "./desk-context.ts";
import styles from "./editing/file-list.module.css";
import { Fault, useWork } from "./fault.tsx";
import { ProblemList } from "./problem-list.tsx";

const STATES = {
  mistakes: "slabsMistakes",
  nothing: "slabsNothing",
  ready: "slabsReady",
  saved: "slabsSaved",
  problems: "cannotSave",
} as const satisfies Record<SheetAnswer["state"], string>;

/** Slabs by spreadsheet: what it would do is shown, then it is taken in by one press. */
export function SlabsScreen({ onSaved }: { onSaved: () => void }) {
  const { words, language } = useDesk();
  const [sheet, setSheet] = useState<File>();
  const [answer, setAnswer] = useState<SheetAnswer>();
  const { isBusy, fault, work } = useWork();
  const send = (file: File, take: boolean) =>
    work(sendSheet(file, take, language), (now) => {
      setAnswer(now);
      if (now.state === "saved") onSaved();
    });
  const choose = (file: File | undefined) => {
    setAnswer(undefined);
    setSheet(file);
    if (file) send(file, false);
  };
  return (
    <>
      <h1 className={typography.section}>{words.slabs}</h1>
      <p className={controls.hint}>{words.slabsHint}</p>
      <p className={controls.row}>
        <label className={controls.labelled}>
          {words.slabsFile}
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            onChange={({ target }) => choose(target.files?.[0])}
          />
        </label>
        <Quiet href={slabsExport(language)} download>
          {words.slabsExport}
        </Quiet>
        <Quiet href={slabLabels(language)} target="_blank" rel="noreferrer">
          {words.slabsLabels}
        </Quiet>
      </p>
      {isBusy && <p role="status">{words.working}</p>}
      <Fault words={fault} />
      {answer && !isBusy && (
        <>
          <p role="status" className={answer.state === "mistakes" ? controls.warning : controls.hint}>
            {words[STATES[answer.state]]}
          </p>
          <ProblemList problems={answer.problems} />
          {answer.state === "ready" && sheet && (
            <Button onClick={() => send(sheet, true)}>{words.slabsTake}</Button>
          )}
          <pre className={styles.lines}>{answer.lines.join("\n")}</pre>
        </>
      )}
    </>
  );
}
