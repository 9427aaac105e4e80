import { useEffect, useState } from "react";
import { SLAB_STATES, type SlabState } from "#catalogue/kinds/technical.ts";
import type { SoldSlab } from "../local-server/save-slab.ts";
import type { View } from "../straighten/views.ts";
import { fieldLabel } from "../words/fields.ts";
import { valueWords } from "../words/values.ts";
import { readFile } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./photograph-screen.module.css";

/** Number and state of a slab that is sold by itself; written with its picture and its measures. */
export function SoldFields({
  stone,
  view,
  onSold,
}: {
  stone: string;
  view: View;
  onSold: (sold: SoldSlab) => void;
}) {
  const { words, language } = useDesk();
  const [number, setNumber] = useState("");
  const [state, setState] = useState<SlabState | "">("");
  useEffect(() => {
    readFile(`stones/${stone}.yaml`).then(
      ({ value }) => {
        const slab = soldOf(value, view === "slab" ? 1 : Number(view));
        setNumber(slab.number ?? "");
        setState(slab.state ?? "");
      },
      () => {},
    );
  }, [stone, view]);
  const change = (now: { number: string; state: SlabState | "" }) => {
    setNumber(now.number);
    setState(now.state);
    onSold({
      ...(now.number.trim() !== "" && { number: now.number.trim() }),
      ...(now.state !== "" && { state: now.state }),
    });
  };
  return (
    <div className={styles.fields}>
      <label className={`${controls.labelled} ${styles.measure}`}>
        {words.slabNumber}
        <input
          className={controls.input}
          value={number}
          maxLength={40}
          onChange={(event) => change({ number: event.target.value, state })}
        />
      </label>
      <label className={`${controls.labelled} ${styles.measure}`}>
        {fieldLabel("state", language)}
        <select
          className={controls.input}
          value={state}
          onChange={(event) =>
            change({ number, state: SLAB_STATES.find((each) => each === event.target.value) ?? "" })
          }
        >
          <option value="">{words.slabNoState}</option>
          {SLAB_STATES.map((each) => (
            <option key={each} value={each}>
              {valueWords(each, language)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** What a stone's file says of the slab on one of its pictures. */
function soldOf(value: unknown, picture: number): SoldSlab {
  const { singleSlabs }: { singleSlabs?: unknown } = Object(value);
  const slabs: unknown[] = Array.isArray(singleSlabs) ? singleSlabs : [];
  const { number, state } = Object(slabs.find((each) => Object(each).picture === picture));
  return {
    ...(number !== undefined && { number: String(number) }),
    state: SLAB_STATES.find((each) => each === state),
  };
}
