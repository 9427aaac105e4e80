import { useState } from "react";
import { VIEWS, type View } from "../straighten/views.ts";
import { DESK_LOCALES } from "../words/desk-language.ts";
import { viewNames } from "../words/view-names.ts";
import type { Received } from "../yard/received-photographs.ts";
import { discardReceived, receivedAddress, takeReceived } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./yard-screen.module.css";

/** Photographs that a telephone sent: each goes on to be straightened, or away. */
export function ReceivedList({ received, onDone }: { received: readonly Received[]; onDone: () => void }) {
  return (
    <ul className={styles.received}>
      {received.map((each) => (
        <Entry key={each.id} received={each} onDone={onDone} />
      ))}
    </ul>
  );
}

function Entry({ received, onDone }: { received: Received; onDone: () => void }) {
  const { words, language, overview } = useDesk();
  const [stone, setStone] = useState<string>(received.stone ?? "");
  const [view, setView] = useState<View>("slab");
  const [fault, setFault] = useState<string>();
  const { id, name, measures } = received;
  const names = viewNames(words);
  const onFault = (error: unknown) => setFault(faultWords(error, language));
  const take = () =>
    takeReceived(id, { stone, view }).then(() => {
      location.hash = `/photograph/${stone}/${view}`;
    }, onFault);
  const when = new Intl.DateTimeFormat(DESK_LOCALES[language], {
    dateStyle: "medium",
    timeStyle: "short",
  });
  return (
    <li className={styles.entry}>
      <img src={receivedAddress(id)} alt={name} />
      <div className={styles.said}>
        <p className={styles.name}>{name}</p>
        <p className={styles.quiet}>
          {measures ? `${measures.width} × ${measures.height} cm` : words.arrivedUnmeasured} ·{" "}
          {when.format(received.at)}
        </p>
        {received.stone === undefined && (
          <>
            <p>{words.arrivedUnknown.replace("{name}", name)}</p>
            <a className={controls.quiet} href="#/new-stone">
              + {words.newStone}
            </a>
          </>
        )}
        <label className={`${controls.labelled} ${styles.stone}`}>
          {words.stone}
          <select className={controls.input} value={stone} onChange={(event) => setStone(event.target.value)}>
            {stone === "" && <option value="">{words.choose}</option>}
            {overview.referred.stone.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={`${controls.labelled} ${styles.stone}`}>
          {words.arrivedAs}
          <select
            className={controls.input}
            value={view}
            onChange={(event) => setView(event.target.value as View)}
          >
            {VIEWS.map((each) => (
              <option key={each} value={each}>
                {names[each]}
              </option>
            ))}
          </select>
        </label>
        <div className={styles.actions}>
          <button className={controls.button} type="button" disabled={stone === ""} onClick={take}>
            {words.arrivedTake}
          </button>
          <button
            className={controls.quiet}
            type="button"
            aria-label={`${words.arrivedDiscard}: ${name}`}
            onClick={() => discardReceived(id).then(onDone, onFault)}
          >
            {words.arrivedDiscard}
          </button>
        </div>
        <Fault words={fault} />
      </div>
    </li>
  );
}
