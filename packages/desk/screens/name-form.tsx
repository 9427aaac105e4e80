import type { Problem } from "@stoneyard/catalogue/problem.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { type ReactNode, useState } from "react";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./name-form.module.css";
import { ProblemList } from "./problem-list.tsx";

type Added = { state: "saved"; file: string } | { state: "problems"; problems: readonly Problem[] };

/** The server accepts no longer name. */
const LONGEST_NAME = 80;

/**
 * A screen that begins something new by its name and goes on to its form.
 * @param children further questions
 */
export function NameForm({
  title,
  hint,
  label,
  children,
  add,
  onSaved,
}: {
  title: string;
  hint: string;
  label: string;
  children?: ReactNode;
  add: (name: string) => Promise<Added>;
  onSaved: () => void;
}) {
  const { words, language } = useDesk();
  const [name, setName] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const send = () => {
    setBusy(true);
    setFault(undefined);
    setProblems([]);
    add(name)
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
      <h1 className={typography.section}>{title}</h1>
      <p className={controls.hint}>{hint}</p>
      <div className={styles.fields}>
        <label className={controls.labelled}>
          {label}
          <input
            className={controls.input}
            value={name}
            maxLength={LONGEST_NAME}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {children}
        <button
          className={`${controls.button} ${styles.action}`}
          type="button"
          disabled={isBusy || name.trim() === ""}
          onClick={send}
        >
          {isBusy ? words.working : words.add}
        </button>
      </div>
      <Fault words={fault} />
      {problems.length > 0 && <ProblemList problems={problems} />}
    </>
  );
}
