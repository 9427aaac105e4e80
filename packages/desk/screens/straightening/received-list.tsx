import { useState } from "react";
import { VIEWS, type View } from "../../straighten/views.ts";
import { viewName } from "../../words/screens.ts";
import type { Received } from "../../yard/received-photographs.ts";
import { discardReceived, receivedAddress, takeReceived } from "../api.ts";
import controls from "../controls.module.css";
import { Button, Quiet, Select } from "../controls.tsx";
import { useDesk, useMoment } from "../desk-context.ts";
import { Fault, useWork } from "../fault.tsx";
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
  const { words, overview } = useDesk();
  const moment = useMoment();
  const [stone, setStone] = useState<string>(received.stone ?? "");
  const [view, setView] = useState<View>("slab");
  const { fault, work } = useWork();
  const { id, name, measures } = received;
  const take = () => {
    const here = location.hash;
    work(takeReceived(id, { stone, view }), () => {
      // Whoever is elsewhere by now may be typing there.
      if (location.hash === here) location.hash = `/photograph/${stone}/${view}`;
    });
  };
  const noStone = stone === "" ? [{ value: "", label: words.choose }] : [];
  return (
    <li className={styles.entry}>
      <img src={receivedAddress(id)} alt={name} />
      <div className={styles.said}>
        <p className={styles.name}>{name}</p>
        <p className={controls.small}>
          {measures ? `${measures.width} × ${measures.height} cm` : words.arrivedUnmeasured} ·{" "}
          {moment(received.at)}
        </p>
        {received.stone === undefined && (
          <>
            <p>{words.arrivedUnknown.replace("{name}", name)}</p>
            <Quiet href="#/new-stone">+ {words.newStone}</Quiet>
          </>
        )}
        <Select
          label={words.stone}
          className={styles.stone}
          value={stone}
          options={[...noStone, ...overview.referred.stone]}
          onChange={setStone}
        />
        <Select
          label={words.arrivedAs}
          className={styles.stone}
          value={view}
          options={VIEWS.map((each) => ({ value: each, label: viewName(each, words) }))}
          onChange={(chosen) => setView(chosen as View)}
        />
        <div className={controls.row}>
          <Button disabled={stone === ""} onClick={take}>
            {words.arrivedTake}
          </Button>
          <Button
            isQuiet
            aria-label={`${words.arrivedDiscard}: ${name}`}
            onClick={() => work(discardReceived(id), onDone)}
          >
            {words.arrivedDiscard}
          </Button>
        </div>
        <Fault text={fault} />
      </div>
    </li>
  );
}
