import type { Path } from "@stoneyard/catalogue/source.ts";
import { problemWords } from "../../words/problems.ts";
import { useDesk } from "../desk-context.ts";
import { ProblemPlace } from "../problem-list.tsx";
import type { FieldStore } from "./field-store.ts";
import styles from "./fields.module.css";

/** Why the last change at a place was not saved, with a link where another file stands in its way. */
export function ProblemsAt({ path, store, id }: { path: Path; store: FieldStore; id?: string }) {
  const { language } = useDesk();
  return (
    <div id={id} aria-live="polite">
      {store.problemsAt(path).map((problem) => (
        <p key={`${problem.file} ${problem.line} ${problem.message}`} className={styles.problem}>
          {problemWords(problem, language)}
          {problem.file.replace(/^content\//, "") !== store.file && (
            <>
              {" "}
              <ProblemPlace problem={problem} />
            </>
          )}
        </p>
      ))}
    </div>
  );
}
