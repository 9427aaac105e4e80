import { useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { AskedConflict, FileChoices } from "../history/history.ts";
import { choiceKey } from "../history/merge-values.ts";
import { pathLabel } from "../words/fields.ts";
import { kindOfFile } from "../words/kind-of-file.ts";
import styles from "./conflict-panel.module.css";
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
  names: Record<Side, string>;
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
  return (
    <div className={styles.panel}>
      <h3 className={typography.tile}>{title}</h3>
      {conflicts.map((conflict) => (
        <fieldset key={`${conflict.file} ${choiceKey(conflict.path)}`} className={styles.conflict}>
          <legend>
            {titles.get(conflict.file) ?? conflict.file}
            {conflict.path.length > 0 && `, ${pathLabel(conflict.path, language, kindOfFile(conflict.file))}`}
          </legend>
          <p className={styles.before}>
            {words.before}: {shown(conflict.base)}
          </p>
          {(["mine", "theirs"] as const).map((side) => (
            <button
              key={side}
              className={styles.side}
              type="button"
              aria-pressed={chosen(conflict) === side}
              onClick={() => choose(conflict, side)}
            >
              <span>{names[side]}</span>
              <b>{shown(conflict[side])}</b>
            </button>
          ))}
        </fieldset>
      ))}
      <button
        className={styles.go}
        type="button"
        disabled={!conflicts.every(chosen)}
        onClick={() => onChosen(choices)}
      >
        {words.goOn}
      </button>
    </div>
  );
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return "–";
  // A value with the mark !sample comes as a group of one.
  if (typeof value === "object" && "value" in value) return shown(value.value);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
