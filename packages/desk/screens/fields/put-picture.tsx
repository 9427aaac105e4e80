import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { useState } from "react";
import { pictureAddress, sendPicture } from "../api.ts";
import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import { faultWords } from "../fault-words.ts";
import { ProblemList } from "../problem-list.tsx";
import styles from "./fields.module.css";

/** The picture of a name, small, with another one to put in its place. */
export function PutPicture({
  name,
  commitText,
  isThere = true,
  onPut = () => {},
}: {
  name: string;
  /** The change's name in the history. */
  commitText: string;
  /** Whether it exists, as far as is known: otherwise none is requested. */
  isThere?: boolean;
  onPut?: () => void;
}) {
  const { words, language } = useDesk();
  // Counts uploads, so that the new picture is fetched.
  const [version, setVersion] = useState(0);
  const [isMissing, setMissing] = useState(!isThere);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const send = (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFault(undefined);
    sendPicture(name, commitText, file)
      .then(
        (answer) => {
          setProblems(answer.problems);
          if (answer.problems.length > 0) return;
          setMissing(false);
          setVersion(version + 1);
          onPut();
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <div className={styles.picture}>
        {isMissing ? (
          <p className={styles.hint}>{words.noPicture}</p>
        ) : (
          <img
            key={`${name} ${version}`}
            src={pictureAddress(name, version)}
            alt=""
            onError={() => setMissing(true)}
            loading="lazy"
          />
        )}
        <label className={controls.file}>
          {isMissing ? words.putFirstPicture : words.putPicture}
          <input type="file" accept="image/*" onChange={(event) => send(event.target.files?.[0])} />
        </label>
      </div>
      <p aria-live="polite">{isBusy && words.working}</p>
      {fault && (
        <p className={styles.problem} role="alert">
          {fault}
        </p>
      )}
      {problems.length > 0 && <ProblemList problems={problems} />}
    </>
  );
}
