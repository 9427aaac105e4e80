import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import { type ReactNode, useState } from "react";
import type { Saved } from "../../history/history.ts";
import { type Pictured, pictureAddress, removePicture, sendPicture } from "../api.ts";
import controls from "../controls.module.css";
import { Button, FileButton } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { useWork } from "../fault.tsx";
import { Refusal } from "../problem-list.tsx";
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

/** A picture or a drawing by its name, small, with another one to put in its place. */
export function PutPicture({
  kind = "picture",
  name,
  alt = "",
  commitMessage,
  isThere = true,
  removal,
  onChange,
  children,
}: {
  kind?: Pictured;
  name: string;
  alt?: string;
  /** The change's name in the history. */
  commitMessage: string;
  /** Whether it exists, as far as is known: otherwise none is requested. */
  isThere?: boolean;
  /** What it is called to remove it, on the button and in the history; undefined where it stays. */
  removal?: { label: string; message: string } | undefined;
  onChange?: () => void;
  /** What is said of it. */
  children?: ReactNode;
}) {
  const { words } = useDesk();
  // Counts changes, so that the new picture is fetched.
  const [version, setVersion] = useState(0);
  const [isMissing, setMissing] = useState(!isThere);
  const working = useWork();
  const { isBusy, fault, problems } = working;
  const change = (asked: Promise<Saved>) =>
    working.work(asked, (answer) => {
      if (answer.problems.length > 0) return;
      setMissing(false);
      setVersion((count) => count + 1);
      onChange?.();
    });
  const isDrawing = kind === "drawing";
  const put = isMissing ? words.putFirstPicture : words.putPicture;
  const isSaved = version > 0 && !fault && problems.length === 0;
  return (
    <>
      <div className={`${controls.row} ${styles.picture}`}>
        {isMissing ? (
          <p className={styles.hint}>{isDrawing ? words.brandNoLogo : words.noPicture}</p>
        ) : (
          <img
            key={`${name} ${version}`}
            src={pictureAddress(kind, name, version)}
            alt={alt}
            onError={() => setMissing(true)}
            loading="lazy"
          />
        )}
        <FileButton
          label={isDrawing ? words.brandPutDrawing : put}
          accept={isDrawing ? ".svg,image/svg+xml" : "image/*"}
          onChoose={(file) => change(sendPicture(kind, name, commitMessage, file))}
        />
      </div>
      {children}
      {removal && !isMissing && (
        <Button isQuiet onClick={() => change(removePicture(kind, name, removal.message))}>
          {removal.label}
        </Button>
      )}
      {/* A form has one status of its own, and many pictures. */}
      <p role={isDrawing ? "status" : undefined} aria-live="polite">
        {isBusy ? words.saving : isSaved && words.saved}
      </p>
      <Refusal of={working} />
    </>
  );
}
