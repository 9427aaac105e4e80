import { useState } from "react";
import type { ShownPhotograph } from "../local-server/photograph-routes.ts";
import { closeFromSlab } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./photograph-screen.module.css";

/** Takes the close view from the slab's own photograph, where that is fine enough. */
export function CloseFromSlab({
  stone,
  onPhotograph,
}: {
  stone: string;
  onPhotograph: (photograph: ShownPhotograph) => void;
}) {
  const { words, language } = useDesk();
  const [across, setAcross] = useState(50);
  const [down, setDown] = useState(50);
  const [fault, setFault] = useState<string>();
  const take = () =>
    closeFromSlab(stone, [across / 100, down / 100]).then(
      (kept) => {
        setFault(undefined);
        if (kept.state === "there") onPhotograph(kept.photograph);
      },
      (error: unknown) => setFault(faultWords(error, language)),
    );
  return (
    <details>
      <summary className={controls.quiet}>{words.closeFromSlab}</summary>
      <p className={controls.hint}>{words.closeFromSlabHint}</p>
      <div className={styles.fields}>
        <label className={`${controls.labelled} ${styles.measure}`}>
          {words.closeAcross}
          <input type="range" value={across} onChange={(event) => setAcross(Number(event.target.value))} />
        </label>
        <label className={`${controls.labelled} ${styles.measure}`}>
          {words.closeDown}
          <input type="range" value={down} onChange={(event) => setDown(Number(event.target.value))} />
        </label>
        <button className={controls.button} type="button" onClick={take}>
          {words.closeTake}
        </button>
      </div>
      <Fault words={fault} />
    </details>
  );
}
