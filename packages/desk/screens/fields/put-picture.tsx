import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { useState } from "react";
import { pictureAddress, sendPicture } from "../api.ts";
import controls from "../controls.module.css";
import { FileButton } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useWork } from "../fault.tsx";
import { ProblemList } from "../problem-list.tsx";
import type { FieldProps } from "./field.tsx";
import styles from "./fields.module.css";
import { LineField } from "./single-fields.tsx";

/** A picture by its name: shown small, with another one to put in its place. */
export function PictureField(props: FieldProps) {
  const { words } = useDesk();
  const name = String(valueAt(props.store.value, props.path) ?? "");
  return (
    <div>
      <LineField {...props} kind="text" />
      {name !== "" && <PutPicture key={name} name={name} commitMessage={`${words.picture}: ${name}`} />}
    </div>
  );
}

/** The picture of a name, small, with another one to put in its place. */
export function PutPicture({
  name,
  commitMessage,
  isThere = true,
  onPut = () => {},
}: {
  name: string;
  /** The change's name in the history. */
  commitMessage: string;
  /** Whether it exists, as far as is known: otherwise none is requested. */
  isThere?: boolean;
  onPut?: () => void;
}) {
  const { words } = useDesk();
  // Counts uploads, so that the new picture is fetched.
  const [version, setVersion] = useState(0);
  const [isMissing, setMissing] = useState(!isThere);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { isBusy, fault, work } = useWork();
  const send = (file: File) =>
    work(sendPicture("picture", name, commitMessage, file), (answer) => {
      setProblems(answer.problems);
      if (answer.problems.length > 0) return;
      setMissing(false);
      setVersion((count) => count + 1);
      onPut();
    });
  return (
    <>
      <div className={`${controls.row} ${styles.picture}`}>
        {isMissing ? (
          <p className={styles.hint}>{words.noPicture}</p>
        ) : (
          <img
            key={`${name} ${version}`}
            src={pictureAddress("picture", name, version)}
            alt=""
            onError={() => setMissing(true)}
            loading="lazy"
          />
        )}
        <FileButton label={isMissing ? words.putFirstPicture : words.putPicture} onChoose={send} />
      </div>
      <p aria-live="polite">{isBusy && words.working}</p>
      <Fault text={fault} />
      <ProblemList problems={problems} />
    </>
  );
}
