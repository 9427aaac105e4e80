import typography from "@stoneyard/site/styles/typography.module.css";
import { useCallback, useState } from "react";
import type { StonePicture } from "../../local-server/picture-routes.ts";
import { choiceWords, valueWords } from "../../words/values.ts";
import { readStonePictures } from "../api.ts";
import controls from "../controls.module.css";
import { useDesk } from "../desk-context.ts";
import styles from "../editing/file-screen.module.css";
import { Fault, useAnswer } from "../fault.tsx";
import { PutPicture } from "../fields/put-picture.tsx";

/**
 * The pictures of a stone that belong to it by name; none for other files.
 * @param version changes with the stone's file, whose finishes decide which pictures there may be
 */
export function useStonePictures(stone: string | undefined, version: string | undefined) {
  const [changes, setChanges] = useState(0);
  const read = useCallback(
    async () => (stone && version ? readStonePictures(stone) : undefined),
    [stone, version],
  );
  const { answer: shown, fault, refresh } = useAnswer(read);
  const onChange = () => {
    setChanges((count) => count + 1);
    refresh();
  };
  return { shown, fault, changes, onChange };
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
        removal={
          made === "owner"
            ? { label: words.takePictureAway, message: `${commitMessage} – ${words.pictureTakenAway}` }
            : undefined
        }
        onChange={onChange}
      >
        {whose && <p className={controls.hint}>{whose}</p>}
      </PutPicture>
    </fieldset>
  );
}
