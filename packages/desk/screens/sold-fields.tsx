import { SLAB_STATES, type SlabState } from "@stoneyard/catalogue/kinds/slab.ts";
import { useEffect, useState } from "react";
import type { SoldSlab } from "../local-server/save-slab.ts";
import type { View } from "../straighten/views.ts";
import { fieldLabel } from "../words/fields.ts";
import { valueWords } from "../words/values.ts";
import { readFile } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./photograph-screen.module.css";

/** Number and state of a slab that is sold by itself; saved with its picture and size. */
export function SoldFields({
  stone,
  view,
  onSold,
}: {
  stone: string;
  view: View;
  /** Called with what was changed by hand. */
  onSold: (changed: SoldSlab) => void;
}) {
  const { words, language } = useDesk();
  const [kept, setKept] = useState<SoldSlab>({});
  const [number, setNumber] = useState<string>();
  const [state, setState] = useState<SlabState | null>();
  useEffect(() => {
    readFile(`stones/${stone}.yaml`).then(
      ({ value }) => setKept(soldOf(value, view === "slab" ? 1 : Number(view))),
      () => {},
    );
  }, [stone, view]);
  const onNumber = (typed: string) => {
    setNumber(typed);
    onSold({ number: typed.trim() || null });
  };
  const onState = (chosen: string) => {
    const now = SLAB_STATES.find((each) => each === chosen) ?? null;
    setState(now);
    onSold({ state: now });
  };
  return (
    <div className={styles.fields}>
      <label className={`${controls.labelled} ${styles.measure}`}>
        {words.slabNumber}
        <input
          className={controls.input}
          value={number ?? kept.number ?? ""}
          maxLength={40}
          onChange={(event) => onNumber(event.target.value)}
        />
      </label>
      <label className={`${controls.labelled} ${styles.measure}`}>
        {fieldLabel("state", language)}
        <select
          className={controls.input}
          value={(state === undefined ? kept.state : state) ?? ""}
          onChange={(event) => onState(event.target.value)}
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
