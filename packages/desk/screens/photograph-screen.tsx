import typography from "@stoneyard/site/styles/typography.module.css";
import { useEffect, useMemo, useState } from "react";
import type { ShownPhotograph } from "../local-server/photograph-routes.ts";
import { VIEWS } from "../straighten/views.ts";
import { viewNames } from "../words/view-names.ts";
import { type Photographed, readPhotograph, sendPhotograph } from "./api.ts";
import { CloseFromSlab } from "./close-from-slab.tsx";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./photograph-screen.module.css";
import { Straightening } from "./straightening.tsx";

/** Makes the picture of a stone from a photograph of a slab. */
export function PhotographScreen({ stone, view }: Photographed) {
  const { words, language, overview } = useDesk();
  const [photograph, setPhotograph] = useState<ShownPhotograph>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const title = overview.referred.stone.find(({ value }) => value === stone)?.label ?? stone;
  const subject = useMemo(() => ({ stone, view }), [stone, view]);
  useEffect(() => {
    readPhotograph(subject, "first").then(
      (kept) => kept.state === "there" && setPhotograph(kept.photograph),
      (error) => setFault(faultWords(error, language)),
    );
  }, [subject, language]);
  const take = (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    setFault(undefined);
    setPhotograph(undefined);
    sendPhotograph(subject, "first", file)
      .then(setPhotograph, (error) => setFault(faultWords(error, language)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <p>
        <a className={controls.back} href={`#/file/stones/${stone}.yaml`}>
          ← {title}
        </a>
      </p>
      <h1 className={typography.section}>{words.photograph}</h1>
      <Views stone={stone} view={view} />
      <p className={controls.hint}>{view === "close" ? words.closeHint : words.slabHint}</p>
      <label className={`${controls.file} ${styles.take}`}>
        {photograph ? words.otherPhotograph : words.takePhotograph}
        <input type="file" accept="image/*" onChange={(event) => take(event.target.files?.[0])} />
      </label>
      {view === "close" && <CloseFromSlab stone={stone} onPhotograph={setPhotograph} />}
      <p role="status">{isBusy && words.working}</p>
      <Fault words={fault} />
      {photograph && (
        <Straightening key={keyOf(photograph)} subject={subject} title={title} photograph={photograph} />
      )}
    </>
  );
}

/** Another photograph, or the same at another place, begins anew. */
function keyOf({ picture, edges }: ShownPhotograph): string {
  return `${picture.length} ${JSON.stringify(edges)}`;
}

function Views({ stone, view }: Photographed) {
  const { words } = useDesk();
  const names = viewNames(words);
  return (
    <nav className={`${controls.tabs} ${styles.views}`} aria-label={words.photograph}>
      {VIEWS.map((each) => (
        <a
          key={each}
          className={controls.tab}
          href={`#/photograph/${stone}/${each}`}
          aria-current={each === view ? "page" : undefined}
        >
          {names[each]}
        </a>
      ))}
    </nav>
  );
}
