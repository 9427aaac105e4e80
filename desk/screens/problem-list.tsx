import type { Problem } from "#catalogue/problem.ts";
import { problemWords } from "../words/problems.ts";
import { useDesk } from "./desk-context.ts";
import styles from "./today-screen.module.css";

/** Mistakes for which something was not done, with their files. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { words, language } = useDesk();
  return (
    <div role="alert">
      <p>{words.cannotSave}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.message}`} className={styles.wrong}>
            <a href={`#/file/${problem.file.replace(/^content\//, "")}`}>
              {problem.file}, {words.line} {problem.line}
            </a>
            : {problemWords(problem, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
