import type { Problem } from "@stoneyard/catalogue/problem.ts";
import typography from "@stoneyard/site/styles/typography.module.css";
import { useEffect, useState } from "react";
import type { ShownStonePictures } from "../../local-server/picture-routes.ts";
import type { StonePicture } from "../../local-server/stone-pictures.ts";
import { choiceWords, valueWords } from "../../words/values.ts";
import { readStonePictures, removePicture } from "../api.ts";
import controls from "../controls.module.css";
import { Button } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import styles from "../editing/file-screen.module.css";
import { Fault, useWork } from "../fault.tsx";
import { PutPicture } from "../fields/put-picture.tsx";
import { ProblemList } from "../problem-list.tsx";

/**
 * The pictures of a stone that belong to it by name; none for other files.
 * @param version changes with the stone's file, whose finishes decide which pictures there may be
 */
export function useStonePictures(stone: string | undefined, version: string | undefined) {
  const [shown, setShown] = useState<ShownStonePictures>();
  const [changes, setChanges] = useState(0);
  const { fault, work } = useWork();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when the file or a picture changes
  useEffect(() => {
    if (!stone || !version) return;
    // An overtaken answer would show what is no longer so.
    let isOvertaken = false;
    work(readStonePictures(stone), (now) => isOvertaken || setShown(now));
    return () => {
      isOvertaken = true;
    };
  }, [stone, work, version, changes]);
  return { shown, fault, changes, onChange: () => setChanges((count) => count + 1) };
}

type Pictures = ReturnType<typeof useStonePictures>;

/** The places for pictures that are a stone's by their names alone: a piece of it in each finish, and the stone in use. */
export function StonePictures({ title, pictures }: { title: string; pictures: Pictures }) {
  const { words } = useDesk();
  const { shown, fault, ...changing } = pictures;
  if (fault) return <Fault text={fault} />;
  if (!shown) return null;
  return (
    <section aria-label={words.stonePictures}>
      <h2 className={typography.smallEntry}>{words.stonePictures}</h2>
      <p className={controls.hint}>{words.stonePicturesHint}</p>
      <ul className={styles.places}>
        {shown.pictures.map((picture) => (
          <li key={picture.name}>
            <Place picture={picture} title={title} isPhotographed={shown.slab === "owner"} {...changing} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Place({
  picture: { name, of, made },
  title,
  isPhotographed,
  changes,
  onChange,
}: Pick<Pictures, "changes" | "onChange"> & {
  picture: StonePicture;
  title: string;
  isPhotographed: boolean;
}) {
  const { words, language, overview } = useDesk();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { fault, work } = useWork();
  const label =
    "finish" in of
      ? `${words.finish}: ${choiceWords("finishes", of.finish, overview.words, language)}`
      : valueWords(of.room, language);
  const commitMessage = `${title}: ${words.picture.toLowerCase()}, ${label.toLowerCase()}`;
  const ours = isPhotographed ? words.pictureOursHidden : words.pictureOurs;
  const whose = { owner: words.pictureYours, studio: ours, none: "" }[made];
  return (
    <fieldset className={styles.place}>
      <legend>{label}</legend>
      <PutPicture
        key={made === "owner" ? name : `${name} ${changes}`}
        name={name}
        commitMessage={commitMessage}
        isThere={made !== "none"}
        onPut={onChange}
      />
      {whose && <p className={controls.hint}>{whose}</p>}
      {made === "owner" && (
        <Button
          isQuiet
          onClick={() =>
            work(removePicture("picture", name, `${commitMessage} – ${words.pictureTakenAway}`), (answer) => {
              setProblems(answer.problems);
              onChange();
            })
          }
        >
          {words.takePictureAway}
        </Button>
      )}
      <Fault text={fault} />
      <ProblemList problems={problems} />
    </fieldset>
  );
}
