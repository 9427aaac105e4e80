import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { StonePicture } from "../local-server/stone-pictures.ts";
import { choiceWords, valueWords } from "../words/values.ts";
import { removePicture } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { PutPicture } from "./fields/put-picture.tsx";
import styles from "./file-screen.module.css";
import type { useStonePictures } from "./use-stone-pictures.ts";

/** The places for pictures that are a stone's by their names alone: a piece of it in each finish, and the stone in use. */
export function StonePictures({
  title,
  pictures: { shown, fault, changes, onChange },
}: {
  title: string;
  pictures: ReturnType<typeof useStonePictures>;
}) {
  const { words } = useDesk();
  if (fault) return <Fault words={fault} />;
  if (!shown) return null;
  return (
    <section aria-label={words.stonePictures}>
      <h2 className={typography.smallEntry}>{words.stonePictures}</h2>
      <p className={controls.hint}>{words.stonePicturesHint}</p>
      <ul className={styles.places}>
        {shown.pictures.map((picture) => (
          <li key={picture.name}>
            <Place
              picture={picture}
              title={title}
              isPhotographed={shown.slab === "owner"}
              onChange={onChange}
              changes={changes}
            />
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
}: {
  picture: StonePicture;
  title: string;
  isPhotographed: boolean;
  changes: number;
  onChange: () => void;
}) {
  const { words, language, overview } = useDesk();
  const [fault, setFault] = useState<string>();
  const label =
    "finish" in of
      ? `${words.finish}: ${choiceWords("finishes", of.finish, overview.words, language)}`
      : valueWords(of.room, language);
  const commitText = `${title}: ${words.picture.toLowerCase()}, ${label.toLowerCase()}`;
  const whose =
    made === "owner"
      ? words.pictureYours
      : made === "studio" && (isPhotographed ? words.pictureOursHidden : words.pictureOurs);
  const remove = () => {
    removePicture(name, `${commitText} – ${words.pictureTakenAway}`).then(onChange, (error: unknown) =>
      setFault(faultWords(error, language)),
    );
  };
  return (
    <fieldset className={styles.place}>
      <legend>{label}</legend>
      <PutPicture
        key={made === "owner" ? name : `${name} ${changes}`}
        name={name}
        commitText={commitText}
        isThere={made !== "none"}
        onPut={onChange}
      />
      {whose && <p className={controls.hint}>{whose}</p>}
      {made === "owner" && (
        <button className={controls.quiet} type="button" onClick={remove}>
          {words.takePictureAway}
        </button>
      )}
      <Fault words={fault} />
    </fieldset>
  );
}
