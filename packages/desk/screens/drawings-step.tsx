import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { useState } from "react";
import { type DrawingName, drawingAddress, removeLogo, sendDrawing } from "./api.ts";
import styles from "./brand-screen.module.css";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { ProblemList } from "./problem-list.tsx";

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

function Drawing({ name, label }: { name: DrawingName; label: string }) {
  const { words, language } = useDesk();
  const [version, setVersion] = useState(0);
  const [isMissing, setMissing] = useState(false);
  const [said, setSaid] = useState("");
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const after = (work: ReturnType<typeof sendDrawing>) => {
    setFault(undefined);
    setSaid(words.saving);
    work.then(
      (answer) => {
        setProblems(answer.problems);
        setSaid(answer.state === "saved" ? words.saved : words.notSaved);
        setMissing(false);
        setVersion(version + 1);
      },
      (error: unknown) => {
        setSaid("");
        setFault(faultWords(error, language));
      },
    );
  };
  const take = async (file: File) => {
    setProblems([]);
    if ((await file.text()).includes("<svg")) after(sendDrawing(name, label, file));
    else setFault(words.brandNoDrawing);
  };
  return (
    <fieldset className={styles.drawing}>
      <legend>{label}</legend>
      {isMissing ? (
        <p className={controls.hint}>{words.brandNoLogo}</p>
      ) : (
        <img key={version} src={drawingAddress(name, version)} alt={label} onError={() => setMissing(true)} />
      )}
      <label className={controls.file}>
        {words.brandPutDrawing}
        <input
          type="file"
          accept=".svg,image/svg+xml"
          onChange={(event) => {
            const file = event.target.files?.[0];
            if (file) take(file);
          }}
        />
      </label>
      {name === "logo" && !isMissing && (
        <button
          className={controls.quiet}
          type="button"
          onClick={() => after(removeLogo(`${label}: ${words.leaveOut.toLowerCase()}`))}
        >
          {words.leaveOut}
        </button>
      )}
      <p role="status">{said}</p>
      <Fault words={fault} />
      {problems.length > 0 && <ProblemList problems={problems} />}
    </fieldset>
  );
}
