import { useEffect, useState } from "react";
import type { ShownPhotograph } from "../local-server/photograph-routes.ts";
import type { Edges } from "../straighten/geometry.ts";
import { type Photographed, readPhotograph, sendPhotograph } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { EdgeHandles } from "./edge-handles.tsx";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./photograph-screen.module.css";

/** A photograph from another place that removes a lamp's reflection; closed until it is wanted. */
export function SecondPhotograph({
  subject,
  before,
  onEdges,
}: {
  subject: Photographed;
  /** Its edges from an earlier straightening; they hold while it is read. */
  before: Edges | undefined;
  /** Called with its edges, or undefined without a photograph. */
  onEdges: (edges: Edges | undefined) => void;
}) {
  const { words, language } = useDesk();
  const [photograph, setPhotograph] = useState<ShownPhotograph>();
  const [moved, setMoved] = useState<Edges>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(before !== undefined);
  const edges = moved ?? photograph?.edges ?? before;
  useEffect(() => onEdges(isOpen ? edges : undefined), [isOpen, edges, onEdges]);
  useEffect(() => {
    if (!isOpen) return;
    readPhotograph(subject, "second").then(
      (kept) => kept.state === "there" && setPhotograph(kept.photograph),
      (error) => setFault(faultWords(error, language)),
    );
  }, [isOpen, subject, language]);
  const take = (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFault(undefined);
    sendPhotograph(subject, "second", file)
      .then(
        (now) => {
          setPhotograph(now);
          setMoved(undefined);
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={controls.quiet}>{words.secondPhotograph}</summary>
      <p className={controls.hint}>{words.secondHint}</p>
      <label className={`${controls.file} ${styles.take}`}>
        {words.takeSecond}
        <input type="file" accept="image/*" onChange={(event) => take(event.target.files?.[0])} />
      </label>
      <p role="status">{isBusy && words.working}</p>
      <Fault words={fault} />
      {photograph && edges && (
        <EdgeHandles
          photograph={photograph}
          edges={edges}
          onEdges={setMoved}
          colourAt={undefined}
          onColourAt={() => {}}
        />
      )}
    </details>
  );
}
