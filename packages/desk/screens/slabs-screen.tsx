import typography from "@stoneyard/site/styles/typography.module.css";
import { useState } from "react";
import type { SheetAnswer } from "../local-server/slab-routes.ts";
import { filled } from "../words/desk-language.ts";
import { askSlabPhotographs, sendSheet, sendSlabPhotograph, slabLabels, slabsExport } from "./api.ts";
import controls from "./controls.module.css";
import { Button, FileButton, Quiet } from "./controls.tsx";
import { useDesk } from "./desk-context.ts";
import styles from "./editing/file-list.module.css";
import { useWork } from "./fault.tsx";
import { Refusal } from "./problem-list.tsx";

const STATES = {
  mistakes: "slabsMistakes",
  nothing: "slabsNothing",
  ready: "slabsReady",
  problems: "cannotSave",
} as const;

/** What was chosen: `ask` says what it would do, or takes it in. */
type Chosen = {
  ask: (take: boolean) => Promise<SheetAnswer>;
  saved: "slabsSaved" | "slabsPhotographsSaved";
};

/** Slabs by spreadsheet, and their photographs: what they would do is shown, then taken in by one press. */
export function SlabsScreen() {
  const { words, language, refresh } = useDesk();
  const [shown, setShown] = useState<{ chosen: Chosen; answer: SheetAnswer }>();
  const [sending, setSending] = useState<{ place: number; count: number }>();
  const working = useWork();
  const { isBusy, work } = working;

  const choose = (chosen: Chosen, asked: Promise<SheetAnswer>) => {
    setShown(undefined);
    work(asked, (answer) => setShown({ chosen, answer }));
  };
  const chooseSheet = (sheet: File) => {
    const ask = (take: boolean) => sendSheet(sheet, take, language);
    choose({ ask, saved: "slabsSaved" }, ask(false));
  };
  const choosePhotographs = (photographs: readonly File[]) => {
    const ask = (take: boolean) => askSlabPhotographs(take, language);
    const asked = sendAll(photographs, setSending).then(() => ask(false));
    choose({ ask, saved: "slabsPhotographsSaved" }, asked);
  };
  const take = (chosen: Chosen) =>
    work(chosen.ask(true), (answer) => {
      setShown({ chosen, answer });
      if (answer.state === "saved") refresh();
    });

  return (
    <>
      <h1 className={typography.section}>{words.slabs}</h1>
      <p className={controls.hint}>{words.slabsHint}</p>
      <p className={controls.row}>
        <FileButton label={words.slabsFile} accept=".csv,.txt,text/csv" onChoose={chooseSheet} />
        <Quiet href={slabsExport(language)} download>
          {words.slabsExport}
        </Quiet>
        <Quiet href={slabLabels(language)} target="_blank" rel="noreferrer">
          {words.slabsLabels}
        </Quiet>
      </p>
      <p className={controls.row}>
        <FileButton
          label={words.slabsPhotographs}
          accept=".jpg,.jpeg,.png,.webp,.avif,.heic,.heif"
          multiple
          onChoose={(_, all) => choosePhotographs(all)}
        />
      </p>
      {isBusy && <p role="status">{sending ? filled(words.slabsSending, sending) : words.working}</p>}
      <Refusal of={working} />
      {shown && !isBusy && <Shown {...shown} onTake={() => take(shown.chosen)} />}
    </>
  );
}

type ShownProps = { chosen: Chosen; answer: SheetAnswer; onTake: () => void };

/** What the files would do, or did. */
function Shown({ chosen, answer: { state, lines }, onTake }: ShownProps) {
  const { words } = useDesk();
  return (
    <>
      <p role="status" className={state === "mistakes" ? controls.warning : controls.hint}>
        {words[state === "saved" ? chosen.saved : STATES[state]]}
      </p>
      {state === "ready" && <Button onClick={onTake}>{words.slabsTake}</Button>}
      <pre className={styles.lines}>{lines.join("\n")}</pre>
    </>
  );
}

/** One after another, so that a computer holds one at a time. */
async function sendAll(
  photographs: readonly File[],
  onSending: (sending: { place: number; count: number } | undefined) => void,
): Promise<void> {
  try {
    for (const [index, photograph] of photographs.entries()) {
      onSending({ place: index + 1, count: photographs.length });
      await sendSlabPhotograph(photograph, index === 0);
    }
  } finally {
    onSending(undefined);
  }
}
