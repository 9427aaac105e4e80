import { useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { Problem } from "#catalogue/problem.ts";
import { retireStone } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./name-form.module.css";
import { StillNeeded } from "./still-needed.tsx";

/** Takes a stone out, and says where its address leads from then on. */
export function RetireScreen({ stone, onSaved }: { stone: string; onSaved: () => void }) {
  const { words, language, overview } = useDesk();
  const [instead, setInstead] = useState("");
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const title = overview.referred.stone.find(({ value }) => value === stone)?.label ?? stone;
  const retire = () =>
    retireStone(stone, instead || undefined, `${title}: ${words.retire.toLowerCase()}`).then(
      (answer) => {
        setProblems(answer.problems);
        if (answer.state === "problems") return;
        onSaved();
        location.hash = "/content";
      },
      (error: unknown) => setFault(faultWords(error, language)),
    );
  return (
    <>
      <p>
        <a className={controls.back} href={`#/file/stones/${stone}.yaml`}>
          ← {title}
        </a>
      </p>
      <h1 className={typography.section}>{words.retire}</h1>
      <p className={controls.hint}>{words.retireHint}</p>
      <div className={styles.fields}>
        <label className={controls.labelled}>
          {words.retireInstead}
          <select
            className={controls.input}
            value={instead}
            onChange={(event) => setInstead(event.target.value)}
          >
            <option value="">{words.retireFamily}</option>
            {overview.referred.stone
              .filter(({ value }) => value !== stone)
              .map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
          </select>
        </label>
        <button className={`${controls.button} ${styles.action}`} type="button" onClick={retire}>
          {words.retire}
        </button>
      </div>
      <Fault words={fault} />
      <StillNeeded problems={problems} hint={words.retireUsed} />
    </>
  );
}
