import { useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { Problem } from "#catalogue/problem.ts";
import { addStone } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./new-stone-screen.module.css";
import { ProblemList } from "./problem-list.tsx";

/** A new stone by its name and a similar one, then on to its form. */
export function NewStoneScreen({ onSaved }: { onSaved: () => void }) {
  const { words, language, overview } = useDesk();
  const [title, setTitle] = useState("");
  const families = overview.groups.find(({ group }) => group === "families")?.files ?? [];
  const keyOf = (file: string) => file.replace(/^families\/|\.yaml$/g, "");
  const [family, setFamily] = useState(keyOf(families[0]?.file ?? ""));
  const all = overview.referred.stone.map(({ value, label }) => ({ value: String(value), label }));
  const related = all.filter(({ value }) => value.startsWith(`${family}/`));
  // A family that has none yet takes after any.
  const stones = related.length > 0 ? related : all;
  const [chosen, setChosen] = useState("");
  const like = stones.some(({ value }) => value === chosen) ? chosen : (stones[0]?.value ?? "");
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const add = () =>
    addStone({ title, family, like, words: `${title}: ${words.newStone.toLowerCase()}` }).then(
      (answer) => {
        if (answer.state === "problems") return setProblems(answer.problems);
        onSaved();
        location.hash = `/file/${answer.file}`;
      },
      (error: unknown) => setFault(faultWords(error, language)),
    );
  return (
    <>
      <p>
        <a className={controls.back} href="#/content">
          ← {words.content}
        </a>
      </p>
      <h1 className={typography.section}>{words.newStone}</h1>
      <p className={controls.hint}>{words.newStoneHint}</p>
      <div className={styles.fields}>
        <label className={controls.labelled}>
          {words.stoneName}
          <input
            className={controls.input}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label className={controls.labelled}>
          {words.stoneFamily}
          <select
            className={controls.input}
            value={family}
            onChange={(event) => setFamily(event.target.value)}
          >
            {families.map(({ file, title }) => (
              <option key={file} value={keyOf(file)}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label className={controls.labelled}>
          {words.similarStone}
          <select className={controls.input} value={like} onChange={(event) => setChosen(event.target.value)}>
            {stones.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button
          className={`${controls.button} ${styles.action}`}
          type="button"
          disabled={title.trim() === ""}
          onClick={add}
        >
          {words.add}
        </button>
      </div>
      <Fault words={fault} />
      {problems.length > 0 && <ProblemList problems={problems} />}
    </>
  );
}
