import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { useState } from "react";
import type { Saved } from "../../history/history.ts";
import { answerWords } from "../../words/screens.ts";
import { pictureAddress, removePicture, sendPicture } from "../api.ts";
import controls from "../controls.module.css";
import { Button, FileButton } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useWork } from "../fault.tsx";
import { ProblemList } from "../problem-list.tsx";
import styles from "./brand-screen.module.css";

/** The logo, where there is one, and the icon from which all icons are made. */
export function DrawingsStep() {
  const { words } = useDesk();
  return (
    <>
      <p className={controls.hint}>{words.brandDrawingsHint}</p>
      <Drawing name="logo" label={words.brandLogo} />
      <Drawing name="icon" label={words.brandIcon} />
    </>
  );
}

function Drawing({ name, label }: { name: "logo" | "icon"; label: string }) {
  const { words, language } = useDesk();
  const [version, setVersion] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [isSaved, setSaved] = useState<boolean>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { isBusy, fault, setFault, work } = useWork();
  const save = (asked: Promise<Saved>) => {
    setProblems([]);
    setSaved(undefined);
    work(asked, (answer) => {
      setProblems(answer.problems);
      setSaved(answer.state === "saved");
      setMissing(false);
      setVersion(version + 1);
    });
  };
  const take = async (file: File) => {
    if ((await file.text()).includes("<svg")) save(sendPicture("drawing", name, label, file));
    else setFault(answerWords("DRAWING", language));
  };
  const outcome = isSaved === undefined ? "" : isSaved ? words.saved : words.notSaved;
  return (
    <fieldset className={styles.drawing}>
      <legend>{label}</legend>
      {isMissing ? (
        <p className={controls.hint}>{words.brandNoLogo}</p>
      ) : (
        <img
          key={version}
          src={pictureAddress("drawing", name, version)}
          alt={label}
          onError={() => setMissing(true)}
        />
      )}
      <FileButton label={words.brandPutDrawing} accept=".svg,image/svg+xml" onChoose={take} />
      {name === "logo" && !isMissing && (
        <Button
          isQuiet
          onClick={() => save(removePicture("drawing", name, `${label}: ${words.leaveOut.toLowerCase()}`))}
        >
          {words.leaveOut}
        </Button>
      )}
      <p role="status">{isBusy ? words.saving : outcome}</p>
      <Fault text={fault} />
      <ProblemList problems={problems} />
    </fieldset>
  );
}
