import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { pathLabel } from "../words/fields.ts";
import { kindOfFile } from "../words/kind-of-file.ts";
import { problemWords } from "../words/problems.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./today-screen.module.css";

/** Mistakes for which something was not done, with their files. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  const { words, language } = useDesk();
  return (
    <div role="alert">
      <p className={controls.warning}>{words.cannotSave}</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.line} ${problem.message}`} className={styles.problem}>
            <ProblemPlace problem={problem} />
            <p>{problemWords(problem, language)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The place of a mistake: the file's title and the value in words, or the line when no form has it. */
export function ProblemPlace({ problem }: { problem: Problem }) {
  const { words, language, overview } = useDesk();
  const file = problem.file.replace(/^content\//, "");
  const title = overview.groups.flatMap(({ files }) => files).find((each) => each.file === file)?.title;
  const place = problem.path?.length
    ? pathLabel(problem.path, language, kindOfFile(file))
    : `${words.line} ${problem.line}`;
  return (
    <a className={controls.quiet} href={`#/file/${file}`}>
      {title ?? file}: {place}
    </a>
  );
}
