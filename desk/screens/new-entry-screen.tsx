import { useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { Problem } from "#catalogue/problem.ts";
import type { EntryFolder } from "../drafts/entries.ts";
import { entryWords } from "../words/entries.ts";
import { addEntry } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./new-stone-screen.module.css";
import { ProblemList } from "./problem-list.tsx";

/** A category of accessories, a project or a family by its name, then on to its form. */
export function NewEntryScreen({ folder, onSaved }: { folder: EntryFolder; onSaved: () => void }) {
  const { words, language } = useDesk();
  const said = entryWords(folder, words);
  const [title, setTitle] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const add = () => {
    setBusy(true);
    setFault(undefined);
    setProblems([]);
    addEntry({ folder, title, language, words: `${title}: ${said.add.toLowerCase()}` })
      .then(
        (answer) => {
          if (answer.state === "problems") return setProblems(answer.problems);
          onSaved();
          location.hash = `/file/${answer.file}`;
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  return (
    <>
      <p>
        <a className={controls.back} href="#/content">
          ← {words.content}
        </a>
      </p>
      <h1 className={typography.section}>{said.add}</h1>
      <p className={controls.hint}>{said.hint}</p>
      <div className={styles.fields}>
        <label className={controls.labelled}>
          {words.entryName}
          <input
            className={controls.input}
            value={title}
            maxLength={80}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <button
          className={`${controls.button} ${styles.action}`}
          type="button"
          disabled={isBusy || title.trim() === ""}
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
