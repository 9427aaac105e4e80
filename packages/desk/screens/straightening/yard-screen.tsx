import typography from "@stoneyard/site/styles/typography.module.css";
import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useState } from "react";
import { answerWords } from "../../words/screens.ts";
import type { OpenYard } from "../../yard/yard-door.ts";
import { closeYard, openYard, readYard } from "../api.ts";
import controls from "../controls.module.css";
import { Button, Select } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useAnswer, useEvery, useWork } from "../fault.tsx";
import { ReceivedList } from "./received-list.tsx";
import styles from "./yard-screen.module.css";

/** Quiet zone around a code, in modules. */
const QUIET = 4;

/** Milliseconds between looks for new photographs. */
const LOOK_AGAIN = 2000;

/** A code by which a telephone sends photographs of slabs, and those that came. */
export function YardScreen() {
  const { words, language } = useDesk();
  const { answer: yard, fault: unread, refresh } = useAnswer(readYard);
  const [address, setAddress] = useState("");
  const { fault, work } = useWork();
  useEvery(LOOK_AGAIN, true, refresh);
  const chosen = address || yard?.addresses[0] || "";
  return (
    <>
      <h1 className={typography.section}>{words.yard}</h1>
      <p className={controls.hint}>{words.yardHint}</p>
      {yard?.addresses.length === 0 && <Fault text={answerWords("NETWORK", language)} />}
      {yard && yard.addresses.length > 1 && !yard.open && (
        <Select
          label={words.yardAddress}
          className={styles.stone}
          value={chosen}
          options={yard.addresses.map((each) => ({ value: each, label: each }))}
          onChange={setAddress}
        />
      )}
      {yard?.open && <Code open={yard.open} />}
      <div className={controls.row}>
        <Button disabled={chosen === ""} onClick={() => work(openYard(language, chosen), refresh)}>
          {yard?.open ? words.yardShowNew : words.yardShow}
        </Button>
        {yard?.open && (
          <Button isQuiet onClick={() => work(closeYard(), refresh)}>
            {words.yardClose}
          </Button>
        )}
      </div>
      <p role="status">{yard && !yard.open && words.yardClosed}</p>
      <Fault text={fault ?? unread} />
      <section className={controls.part}>
        <h2 className={typography.smallEntry}>{words.arrived}</h2>
        {yard?.received.length === 0 && <p>{words.yardNone}</p>}
        {yard && <ReceivedList received={yard.received} onDone={refresh} />}
      </section>
    </>
  );
}

function Code({ open: { address, until } }: { open: OpenYard }) {
  const { words } = useDesk();
  const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" }).format(until);
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  return (
    <div className={styles.code}>
      <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={words.yardScan}>
        <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
        <path d={toSvgPath(code)} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <div>
        <p>{words.yardScan}</p>
        <p>{address}</p>
        <p className={controls.small}>{words.yardUntil.replace("{time}", clock)}</p>
      </div>
    </div>
  );
}
