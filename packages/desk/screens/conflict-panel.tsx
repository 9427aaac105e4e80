import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { AskedConflict, FileChoices } from "../history/history.ts";
import type { Side } from "../history/merge-file.ts";
import styles from "./conflict-panel.module.css";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";

/** Asks, file by file, which of two changes holds. */
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
  const { words, overview } = useDesk();
  const [choices, setChoices] = useState<FileChoices>({});
  const titles = new Map(
    overview.groups.flatMap(({ files }) => files.map((each) => [each.file, each.title])),
  );
  return (
    <div className={styles.panel}>
      <h3 className={typography.tile}>{title}</h3>
      {conflicts.map((conflict) => (
        <fieldset key={conflict.file} className={styles.conflict}>
          <legend>{titles.get(conflict.file) ?? conflict.file}</legend>
          {(["mine", "theirs"] as const).map((side) => (
            <button
              key={side}
              className={`${controls.choice} ${styles.side}`}
              type="button"
              aria-pressed={choices[conflict.file] === side}
              onClick={() => setChoices({ ...choices, [conflict.file]: side })}
            >
              <span>{names[side]}</span>
              {conflict[side].map((change) => (
                <b key={change}>{change}</b>
              ))}
            </button>
          ))}
        </fieldset>
      ))}
      <button
        className={`${controls.button} ${styles.go}`}
        type="button"
        disabled={!conflicts.every(({ file }) => choices[file])}
        onClick={() => onChosen(choices)}
      >
        {words.goOn}
      </button>
    </div>
  );
}
