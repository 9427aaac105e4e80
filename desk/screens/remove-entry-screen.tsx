import { useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { Problem } from "#catalogue/problem.ts";
import type { EntryFolder } from "../drafts/entries.ts";
import { entryWords } from "../words/entries.ts";
import { removeEntry } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { Gone } from "./gone.tsx";
import styles from "./name-form.module.css";
import { StillNeeded } from "./still-needed.tsx";

/** Takes a category of accessories, a project or a family from the site. */
export function RemoveEntryScreen({
  folder,
  slug,
  onSaved,
}: {
  folder: EntryFolder;
  slug: string;
  onSaved: () => void;
}) {
  const { words, language, overview } = useDesk();
  const said = entryWords(folder, words);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  /** Its title, once it is gone. */
  const [gone, setGone] = useState<string>();
  const file = `${folder}/${slug}.yaml`;
  const listed = overview.groups.flatMap(({ files }) => files).find((each) => each.file === file);
  const title = listed?.title ?? slug;
  const remove = () => {
    setBusy(true);
    setFault(undefined);
    removeEntry(folder, slug, `${title}: ${words.entryGone}`)
      .then(
        (answer) => {
          setProblems(answer.problems);
          if (answer.state === "problems") return;
          setGone(title);
          onSaved();
        },
        (error: unknown) => setFault(faultWords(error, language)),
      )
      .finally(() => setBusy(false));
  };
  if (gone !== undefined) return <Gone title={gone} />;
  return (
    <>
      <p>
        <a className={controls.back} href={`#/file/${file}`}>
          ← {title}
        </a>
      </p>
      <h1 className={typography.section}>{said.remove}</h1>
      <p className={controls.hint}>{said.removeHint}</p>
      <button
        className={`${controls.button} ${styles.action}`}
        type="button"
        disabled={isBusy || !listed}
        onClick={remove}
      >
        {isBusy ? words.working : words.remove}: {title}
      </button>
      <Fault words={fault} />
      <StillNeeded problems={problems} hint={words.entryUsed} />
    </>
  );
}
