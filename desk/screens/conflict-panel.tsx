import { useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { AskedConflict, FileChoices } from "../history/history.ts";
import { choiceKey } from "../history/merge-values.ts";
import { pathLabel } from "../words/fields.ts";
import { kindOfFile } from "../words/kind-of-file.ts";
import { choiceWords, numberWords } from "../words/values.ts";
import styles from "./conflict-panel.module.css";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";

type Side = "mine" | "theirs";

/** Asks, value by value, which of two changes holds. */
export function ConflictPanel({
  conflicts,
  title,
  names,
  onChosen,
}: {
  conflicts: readonly AskedConflict[];
  title: string;
  names: Record<Side | "before", string>;
  onChosen: (choices: FileChoices) => void;
}) {
  const { words, language, overview } = useDesk();
  const [choices, setChoices] = useState<FileChoices>({});
  const titles = new Map(
    overview.groups.flatMap(({ files }) => files.map((each) => [each.file, each.title])),
  );
  const chosen = ({ file, path }: AskedConflict) => choices[file]?.[choiceKey(path)];
  const choose = ({ file, path }: AskedConflict, side: Side) =>
    setChoices({ ...choices, [file]: { ...choices[file], [choiceKey(path)]: side } });
  const told = ({ path }: Pick<AskedConflict, "path">, value: unknown): string => {
    if (value === undefined || value === null) return "–";
    // A value with the mark !sample comes as a group of one.
    if (typeof value === "object" && "value" in value) return told({ path }, value.value);
    if (typeof value === "object")
      return Object.values(value)
        .map((inner) => told({ path }, inner))
        .join(", ");
    if (typeof value === "number") return numberWords(value);
    return choiceWords(path.at(-1), String(value), overview.words, language);
  };
  return (
    <div className={styles.panel}>
      <h3 className={typography.tile}>{title}</h3>
      {conflicts.map((conflict) => (
        <fieldset key={`${conflict.file} ${choiceKey(conflict.path)}`} className={styles.conflict}>
          <legend>
            {titles.get(conflict.file) ?? conflict.file}
            {conflict.path.length > 0 && `: ${pathLabel(conflict.path, language, kindOfFile(conflict.file))}`}
          </legend>
          <p className={styles.before}>
            {names.before}: {told(conflict, conflict.base)}
          </p>
          {(["mine", "theirs"] as const).map((side) => (
            <button
              key={side}
              className={`${controls.choice} ${styles.side}`}
              type="button"
              aria-pressed={chosen(conflict) === side}
              onClick={() => choose(conflict, side)}
            >
              <span>{names[side]}</span>
              <b>{told(conflict, conflict[side])}</b>
            </button>
          ))}
        </fieldset>
      ))}
      <button
        className={`${controls.button} ${styles.go}`}
        type="button"
        disabled={!conflicts.every(chosen)}
        onClick={() => onChosen(choices)}
      >
        {words.goOn}
      </button>
    </div>
  );
}
