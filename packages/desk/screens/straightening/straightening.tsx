import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { useEffect, useRef, useState } from "react";
import type { ShownPhotograph, StraightenedSlab } from "../../local-server/photograph-routes.ts";
import type { SoldSlab } from "../../local-server/save-slab.ts";
import type { Edges } from "../../straighten/geometry.ts";
import type { Crop, Placement } from "../../straighten/placement.ts";
import type { Which } from "../../straighten/stored-photographs.ts";
import { DESK_LOCALES } from "../../words/desk-language.ts";
import { type Photographed, readPhotograph, sendPhotograph, straighten } from "../api.ts";
import controls from "../controls.module.css";
import { Button, FileButton } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useWork } from "../fault.tsx";
import { numberIn } from "../fields/typed-values.ts";
import { Refusal } from "../problem-list.tsx";
import { EdgeHandles } from "./edge-handles.tsx";
import styles from "./photograph-screen.module.css";
import { type Colour, ColourFields, CropFields, Measure, SoldFields } from "./straightening-fields.tsx";

/** The photograph of a slab that is kept, and another one in its place. @param isWanted whether it is read */
export function usePhotograph(subject: Photographed, which: Which, isWanted = true) {
  const [photograph, setPhotograph] = useState<ShownPhotograph>();
  const { isBusy, fault, work } = useWork();
  const taken = useRef(0);
  useEffect(() => {
    if (!isWanted) return;
    const before = taken.current;
    work(readPhotograph(subject, which), (kept) => {
      // The former one may come after another was chosen.
      if (kept.state === "there" && before === taken.current) setPhotograph(kept.photograph);
    });
  }, [subject, which, isWanted, work]);
  const take = (file: File) => {
    taken.current += 1;
    setPhotograph(undefined);
    work(sendPhotograph(subject, which, file), setPhotograph);
  };
  return { photograph, setPhotograph, take, isBusy, fault };
}

/** Share of blown-out light above which a second photograph is suggested. */
const BLOWN_OUT = 0.002;
/** Milliseconds from the last move of a slider to the new picture. */
const SLIDER_RESTS = 400;

/** From the edges and the measures of a photographed slab to its straight picture. */
export function Straightening({
  subject,
  title,
  photograph,
}: {
  subject: Photographed;
  title: string;
  photograph: ShownPhotograph;
}) {
  const { words } = useDesk();
  const { before } = photograph;
  const [steps, setSteps] = useState<readonly Edges[]>([photograph.edges]);
  const [width, setWidth] = useState(String(before?.width ?? ""));
  const [height, setHeight] = useState(String(before?.height ?? ""));
  const [colour, setColour] = useState<Colour | undefined>(before?.colour);
  const [crop, setCrop] = useState<Crop | undefined>(before?.crop);
  const [second, setSecond] = useState<SecondEdges>();
  const [sold, setSold] = useState<SoldSlab>({});
  const [slab, setSlab] = useState<StraightenedSlab>();
  const working = useWork();
  const { isBusy } = working;
  const rests = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(rests.current), []);
  const requests = useRef(0);
  const edges = steps.at(-1) ?? photograph.edges;
  const measures = { width: Number(numberIn(width)), height: Number(numberIn(height)) };
  const isClose = subject.view === "close";
  const ask = (save: boolean, chosen: Pick<Placement, "colour"> = { colour }) => {
    clearTimeout(rests.current);
    requests.current++;
    const request = requests.current;
    const asked = straighten({
      ...subject,
      placement: {
        edges,
        ...measures,
        ...(chosen.colour && { colour: chosen.colour }),
        ...(crop && { crop }),
        ...(second && { second: second.edges }),
      },
      seen: { first: photograph.version, ...(second?.version && { second: second.version }) },
      message: `${title}: ${words.photograph.toLowerCase()}`,
      save,
      ...(Object.keys(sold).length > 0 && { sold }),
    });
    // A slider may have asked again meanwhile.
    working.work(asked, (now) => request === requests.current && setSlab(now));
  };
  const onColour = (chosen: Colour | undefined) => {
    setColour(chosen);
    clearTimeout(rests.current);
    if (slab && chosen?.of === "hand")
      rests.current = setTimeout(() => ask(false, { colour: chosen }), SLIDER_RESTS);
  };
  const middle: Point = [photograph.width / 2, photograph.height / 2];
  return (
    <>
      {(slab?.blownOut ?? photograph.blownOut) > BLOWN_OUT && (
        <p className={controls.warning}>{words.blown}</p>
      )}
      <p className={controls.hint}>{words.straightenHint}</p>
      <EdgeHandles
        photograph={photograph}
        edges={edges}
        onEdges={(now) => setSteps([...steps, now])}
        colourAt={colour && colour.of !== "hand" ? colour.at : undefined}
        onColourAt={(at) => colour && colour.of !== "hand" && setColour({ ...colour, at })}
      />
      <Button isQuiet disabled={steps.length < 2} onClick={() => setSteps(steps.slice(0, -1))}>
        {words.undo}
      </Button>
      <div className={styles.fields}>
        <Measure label={isClose ? words.closeWidth : words.slabWidth} value={width} onChange={setWidth} />
        <Measure label={isClose ? words.closeHeight : words.slabHeight} value={height} onChange={setHeight} />
        <ColourFields colour={colour} middle={middle} onColour={onColour} />
      </div>
      <SecondPhotograph subject={subject} before={before?.second} onSecond={setSecond} />
      <CropFields crop={crop} onCrop={setCrop} />
      {!isClose && (
        <SoldFields
          stone={subject.stone}
          view={subject.view}
          onSold={(changed) => setSold({ ...sold, ...changed })}
        />
      )}
      <div className={controls.row}>
        <Button disabled={isBusy || !(measures.width > 0 && measures.height > 0)} onClick={() => ask(false)}>
          {isBusy ? words.working : words.tryIt}
        </Button>
      </div>
      <Refusal of={working} />
      {slab && (
        <Result
          slab={slab}
          typed={measures.width / measures.height}
          isBusy={isBusy}
          onKeep={() => ask(true)}
        />
      )}
    </>
  );
}

function Result({
  slab,
  typed,
  isBusy,
  onKeep,
}: {
  slab: StraightenedSlab;
  typed: number;
  isBusy: boolean;
  onKeep: () => void;
}) {
  const { words, language } = useDesk();
  const shown = (value: number) => value.toLocaleString(DESK_LOCALES[language], { maximumFractionDigits: 2 });
  return (
    <div className={styles.result}>
      {slab.contradiction !== undefined && (
        <Fault
          text={words.contradicts
            .replace("{seen}", shown(slab.contradiction))
            .replace("{typed}", shown(typed))}
        />
      )}
      <img src={slab.picture} alt={words.photograph} />
      <div role="status">{slab.state === "saved" && <p>{words.slabKept}</p>}</div>
      {slab.state !== "saved" && (
        <Button disabled={isBusy} onClick={onKeep}>
          {words.keepSlab}
        </Button>
      )}
    </div>
  );
}

/** The edges of a second photograph, and its version once it is read. */
type SecondEdges = { edges: Edges; version: string | undefined };

/** A photograph from another place that removes a lamp's reflection; closed until it is wanted. */
function SecondPhotograph({
  subject,
  before,
  onSecond,
}: {
  subject: Photographed;
  /** Its edges from an earlier straightening; they hold while it is read. */
  before: Edges | undefined;
  /** Called with its edges, or undefined without a photograph. */
  onSecond: (second: SecondEdges | undefined) => void;
}) {
  const { words } = useDesk();
  const [moved, setMoved] = useState<Edges>();
  const [isOpen, setOpen] = useState(before !== undefined);
  const { photograph, take, isBusy, fault } = usePhotograph(subject, "second", isOpen);
  const edges = moved ?? photograph?.edges ?? before;
  const version = photograph?.version;
  useEffect(
    () => onSecond(isOpen && edges ? { edges, version } : undefined),
    [isOpen, edges, version, onSecond],
  );
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={controls.quiet}>{words.secondPhotograph}</summary>
      <p className={controls.hint}>{words.secondHint}</p>
      <FileButton
        className={styles.take}
        label={words.takeSecond}
        onChoose={(file) => {
          setMoved(undefined);
          take(file);
        }}
      />
      <p role="status">{isBusy && words.working}</p>
      <Fault text={fault} />
      {photograph && edges && <EdgeHandles photograph={photograph} edges={edges} onEdges={setMoved} />}
    </details>
  );
}
