import { useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { Problem } from "#catalogue/problem.ts";
import { retireStone } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { Gone } from "./gone.tsx";
import styles from "./name-form.module.css";
import { StillNeeded } from "./still-needed.tsx";

/** Takes a stone out, and says where its address leads from then on. */
export function RetireScreen({ stone, onSaved }: { stone: string; onSaved: () => void }) {
  const { words, language, overview } = useDesk();
  const [instead, setInstead] = useState("");
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [isBusy, setBusy] = useState(false);
  /** Its title, and where its address leads, once it is gone. */
  const [gone, setGone] = useState<{ title: string; leadsTo: string | undefined }>();
  const nameOf = (value: string) => overview.referred.stone.find((each) => each.value === value)?.label;
  const familyName = overview.referred.family.find(({ value }) => value === stone.split("/")[0])?.label;
  const title = nameOf(stone) ?? stone;
  const retire = () => {
    setBusy(true);
    setFault(undefined);
    retireStone(stone, instead || undefined, `${title}: ${words.entryGone}`)
      .then(
        (answer) => {
          setProblems(answer.problems);
          if (answer.state === "problems") return;
          setGone({ title, leadsTo: instead ? nameOf(instead) : familyName });
          onSaved();
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  if (gone) return <Gone {...gone} />;
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
        <button
          className={`${controls.button} ${styles.action}`}
          type="button"
          disabled={isBusy}
          onClick={retire}
        >
          {isBusy ? words.working : words.retire}
        </button>
      </div>
      <Fault words={fault} />
      <StillNeeded problems={problems} hint={words.retireUsed} />
    </>
  );
}
