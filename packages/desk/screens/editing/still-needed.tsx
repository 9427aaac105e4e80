import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { valueAt } from "@stoneyard/catalogue/files/value-at.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useCallback } from "react";
import type { DeskLanguage } from "../../words/desk-language.ts";
import { kindOfFile, pathLabel } from "../../words/fields.ts";
import { wayTo } from "../../words/title-of-item.ts";
import { readFile } from "../api.ts";
import controls from "../controls.module.css";
import { Quiet } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { useAnswer } from "../fault.tsx";
import { fileOf } from "../problem-list.tsx";

/** A page, and the places on it that need what is to be removed. */
type NeedingFile = { file: string; places: Map<string, Set<string>> };

/** Why something cannot be removed yet: page by page, each place as its owner knows it. */
export function StillNeeded({ problems, hint }: { problems: readonly Problem[]; hint: string }) {
  const { words, titleOf } = useDesk();
  const needing = useNeeding(problems);
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <p className={controls.hint}>{hint}</p>
      {!needing && <p>{words.loading}</p>}
      {needing?.map(({ file, places }) => (
        <section key={file} className={controls.needing}>
          <h2 className={typography.smallEntry}>
            <Quiet href={`#/file/${file}`}>{titleOf(file)}</Quiet>
          </h2>
          <ul>
            {[...places].map(([place, needed]) => (
              <li key={place}>
                {place}
                {needed.size > 0 && <span className={controls.muted}>: {[...needed].join(", ")}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Undefined until the pages are read. */
function useNeeding(problems: readonly Problem[]): NeedingFile[] | undefined {
  const { language, overview, words } = useDesk();
  const read = useCallback(async () => {
    const files = [...new Set(problems.map(fileOf))];
    const read = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)));
    return { of: problems, values: new Map(files.map((file, i) => [file, read[i]?.value])) };
  }, [problems]);
  const { answer } = useAnswer(read);
  if (answer?.of !== problems) return undefined;
  const { values } = answer;
  const { stone, family } = overview.referred;
  const names = new Map([...stone, ...family].map(({ value, label }) => [value, label]));
  const neededAt = (problem: Problem) =>
    names.get(String(valueAt(values.get(fileOf(problem)), wayIn(problem))));
  // The subject of the screen is not repeated at each place.
  const showsPlace = new Set(problems.map(neededAt)).size > 1;
  return [...Map.groupBy(problems, fileOf)].map(([file, found]) => {
    const value = values.get(file);
    const places: NeedingFile["places"] = new Map();
    for (const problem of found) {
      const way = placeOf(value, wayIn(problem));
      const place =
        wayTo(way, language, kindOfFile(file), (path) => valueAt(value, path), overview.words) ||
        `${words.line} ${problem.line}`;
      const named = neededAt(problem);
      // A link names no stone: its field is shown instead.
      const needed = named === undefined ? fieldWithin(problem, way, language) : showsPlace && named;
      places.set(place, new Set([...(places.get(place) ?? []), ...(needed ? [needed] : [])]));
    }
    return { file, places };
  });
}

/** The field of an entry; none when the entry itself is meant. */
function fieldWithin(problem: Problem, way: Path, language: DeskLanguage): string | undefined {
  const rest = wayIn(problem)
    .slice(way.length)
    .filter((step) => typeof step === "string");
  return pathLabel(rest, language, kindOfFile(fileOf(problem))) || undefined;
}

const wayIn = ({ path = [] }: Problem): Path => path;

/** The innermost list entry that contains a value: the picture that names a stone, not the stone's index. */
function placeOf(value: unknown, way: Path): Path {
  const last = way.findLastIndex(
    (step, i) => typeof step === "number" && typeof valueAt(value, way.slice(0, i + 1)) === "object",
  );
  if (last >= 0) return way.slice(0, last + 1);
  return typeof way.at(-1) === "number" ? way.slice(0, -1) : way;
}
