import { useEffect, useMemo, useState } from "react";
import typography from "#app/styles/typography.module.css";
import type { ShownPhotograph, StraightenedSlab } from "../local-server/photograph-routes.ts";
import type { Edges, Point } from "../straighten/geometry.ts";
import type { Placement } from "../straighten/slab-picture.ts";
import { VIEWS } from "../straighten/views.ts";
import { DESK_LOCALES } from "../words/desk-language.ts";
import { viewNames } from "../words/view-names.ts";
import { type Photographed, readPhotograph, sendPhotograph, straighten } from "./api.ts";
import { CloseFromSlab } from "./close-from-slab.tsx";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { EdgeHandles } from "./edge-handles.tsx";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { numberIn } from "./fields/single-fields.tsx";
import styles from "./photograph-screen.module.css";
import { ProblemList } from "./problem-list.tsx";
import { SecondPhotograph } from "./second-photograph.tsx";

/** A share of blown-out light from which it is told: a lamp's reflection is larger. */
const BLOWN_OUT = 0.002;

type Colour = NonNullable<Placement["colour"]>;

/** From a photograph of a slab to the picture of its stone. */
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

function Straightening({
  subject,
  title,
  photograph,
}: {
  subject: Photographed;
  title: string;
  photograph: ShownPhotograph;
}) {
  const { words, language } = useDesk();
  const [steps, setSteps] = useState<readonly Edges[]>([photograph.edges]);
  const [width, setWidth] = useState(String(photograph.measures?.width ?? ""));
  const [height, setHeight] = useState(String(photograph.measures?.height ?? ""));
  const [colour, setColour] = useState<Colour>();
  const [second, setSecond] = useState<Edges>();
  const [slab, setSlab] = useState<StraightenedSlab>();
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const edges = steps.at(-1) ?? photograph.edges;
  const measures = { width: Number(numberIn(width)), height: Number(numberIn(height)) };
  const work = (save: boolean) => {
    setBusy(true);
    setFault(undefined);
    straighten(
      subject,
      { edges, ...measures, ...(colour && { colour }), ...(second && { second }) },
      `${title}: ${words.photograph.toLowerCase()}`,
      save,
    )
      .then(setSlab, (error) => setFault(faultWords(error, language)))
      .finally(() => setBusy(false));
  };
  const middle: Point = [photograph.width / 2, photograph.height / 2];
  return (
    <>
      {photograph.blownOut > BLOWN_OUT && <p className={controls.warning}>{words.blown}</p>}
      <p className={controls.hint}>{words.straightenHint}</p>
      <EdgeHandles
        photograph={photograph}
        edges={edges}
        onEdges={(now) => setSteps([...steps, now])}
        colourAt={colour?.at}
        onColourAt={(at) => colour && setColour({ ...colour, at })}
      />
      <button
        className={controls.quiet}
        type="button"
        disabled={steps.length < 2}
        onClick={() => setSteps(steps.slice(0, -1))}
      >
        {words.undo}
      </button>
      <SecondPhotograph subject={subject} onEdges={setSecond} />
      <div className={styles.fields}>
        <Measure
          label={subject.view === "close" ? words.closeWidth : words.slabWidth}
          value={width}
          onChange={setWidth}
        />
        <Measure
          label={subject.view === "close" ? words.closeHeight : words.slabHeight}
          value={height}
          onChange={setHeight}
        />
        <label className={`${controls.labelled} ${styles.measure}`}>
          {words.colourOf}
          <select
            className={controls.input}
            value={colour?.of ?? ""}
            onChange={(event) => setColour(colourOf(event.target.value, colour?.at ?? middle))}
          >
            <option value="">{words.colourAsIs}</option>
            <option value="grey-card">{words.colourGreyCard}</option>
            <option value="neutral">{words.colourNeutral}</option>
          </select>
        </label>
        <button
          className={controls.button}
          type="button"
          disabled={isBusy || !(measures.width > 0 && measures.height > 0)}
          onClick={() => work(false)}
        >
          {isBusy ? words.working : words.tryIt}
        </button>
      </div>
      <Fault words={fault} />
      {slab && (
        <Result
          slab={slab}
          typed={measures.width / measures.height}
          isBusy={isBusy}
          onKeep={() => work(true)}
        />
      )}
    </>
  );
}

function colourOf(chosen: string, at: Point): Colour | undefined {
  return chosen === "grey-card" || chosen === "neutral" ? { of: chosen, at } : undefined;
}

function Measure({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <label className={`${controls.labelled} ${styles.measure}`}>
      {label}
      <input
        className={controls.input}
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
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
        <p className={controls.warning} role="alert">
          {words.contradicts.replace("{seen}", shown(slab.contradiction)).replace("{typed}", shown(typed))}
        </p>
      )}
      <img src={slab.picture} alt={words.photograph} />
      {slab.state === "problems" && <ProblemList problems={slab.problems} />}
      <div role="status">{slab.state === "saved" && <p>{words.slabKept}</p>}</div>
      {slab.state !== "saved" && (
        <button className={controls.button} type="button" disabled={isBusy} onClick={onKeep}>
          {words.keepSlab}
        </button>
      )}
    </div>
  );
}
