import typography from "@stoneyard/site/styles/typography.module.css";
import { useMemo, useState } from "react";
import type { ShownPhotograph } from "../../local-server/photograph-routes.ts";
import { VIEWS } from "../../straighten/views.ts";
import { viewName } from "../../words/screens.ts";
import { closeFromSlab, type Photographed } from "../api.ts";
import controls from "../controls.module.css";
import { Back, Button, FileButton, Line } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useWork } from "../fault.tsx";
import styles from "./photograph-screen.module.css";
import { Straightening, usePhotograph } from "./straightening.tsx";

/** Makes the picture of a stone from a photograph of a slab. */
export function PhotographScreen({ stone, view }: Photographed) {
  const { words, stoneName } = useDesk();
  const title = stoneName(stone) ?? stone;
  const subject = useMemo(() => ({ stone, view }), [stone, view]);
  const { photograph, setPhotograph, take, isBusy, fault } = usePhotograph(subject, "first");
  return (
    <>
      <Back to={`#/file/stones/${stone}.yaml`}>{title}</Back>
      <h1 className={typography.section}>{words.photograph}</h1>
      <nav className={`${controls.tabs} ${styles.views}`} aria-label={words.photograph}>
        {VIEWS.map((each) => (
          <a
            key={each}
            className={controls.tab}
            href={`#/photograph/${stone}/${each}`}
            aria-current={each === view ? "page" : undefined}
          >
            {viewName(each, words)}
          </a>
        ))}
      </nav>
      <p className={controls.hint}>{view === "close" ? words.closeHint : words.slabHint}</p>
      <FileButton
        className={styles.take}
        label={photograph ? words.otherPhotograph : words.takePhotograph}
        onChoose={take}
      />
      {view === "close" && <CloseFromSlab stone={stone} onPhotograph={setPhotograph} />}
      <p role="status">{isBusy && words.working}</p>
      <Fault text={fault} />
      {photograph && (
        <Straightening key={keyOf(photograph)} subject={subject} title={title} photograph={photograph} />
      )}
    </>
  );
}

/** Another photograph, or the same at another place, begins anew. */
function keyOf({ version, edges }: ShownPhotograph): string {
  return `${version} ${JSON.stringify(edges)}`;
}

/** Takes the close view from the slab's own photograph, where that is fine enough. */
function CloseFromSlab({
  stone,
  onPhotograph,
}: {
  stone: string;
  onPhotograph: (photograph: ShownPhotograph) => void;
}) {
  const { words } = useDesk();
  const [at, setAt] = useState({ across: 50, down: 50 });
  const { fault, work } = useWork();
  const take = () =>
    work(
      closeFromSlab(stone, [at.across / 100, at.down / 100]),
      (kept) => kept.state === "there" && onPhotograph(kept.photograph),
    );
  return (
    <details>
      <summary className={controls.quiet}>{words.closeFromSlab}</summary>
      <p className={controls.hint}>{words.closeFromSlabHint}</p>
      <div className={styles.fields}>
        {(["across", "down"] as const).map((way) => (
          <Line
            key={way}
            label={{ across: words.closeAcross, down: words.closeDown }[way]}
            className={styles.measure}
            type="range"
            value={at[way]}
            onChange={(value) => setAt({ ...at, [way]: Number(value) })}
          />
        ))}
        <Button onClick={take}>{words.closeTake}</Button>
      </div>
      <Fault text={fault} />
    </details>
  );
}
