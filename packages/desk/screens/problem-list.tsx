import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { kindOfFile, pathLabel } from "../words/fields.ts";
import { problemWords } from "../words/problems.ts";
import controls from "./controls.module.css";
import { Quiet } from "./controls.tsx";
import { useDesk } from "./desk-context.ts";
import { Fault, type Refused } from "./fault.tsx";

/** Why something was not done: no answer came, or there would be mistakes; nothing where it was done. */
export function Refusal({ of: { fault, problems } }: { of: Refused }) {
  const { words } = useDesk();
  return (
    <>
      <Fault text={fault} />
      {problems.length > 0 && (
        <div role="alert">
          <p className={controls.warning}>{words.cannotSave}</p>
          <Problems problems={problems} />
        </div>
      )}
    </>
  );
}

/** Mistakes, each with the way to it. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  const { language } = useDesk();
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.line} ${problem.message}`} className={controls.problem}>
          <ProblemPlace problem={problem} />
          <p>{problemWords(problem, language)}</p>
        </li>
      ))}
    </ul>
  );
}

/** The place of a mistake: the file's title and the value in words, or the line when no form has it. */
export function ProblemPlace({ problem }: { problem: Problem }) {
  const { words, language, titleOf } = useDesk();
  const file = fileOf(problem);
  const place = problem.path?.length
    ? pathLabel(problem.path, language, kindOfFile(file))
    : `${words.line} ${problem.line}`;
  return (
    <Quiet href={`#/file/${file}`}>
      {titleOf(file)}: {place}
    </Quiet>
  );
}

/** The file of a mistake, as the desk names it. */
export function fileOf({ file }: Problem): string {
  return file.replace(/^content\//, "");
}
