import typography from "@stoneyard/site/styles/typography.module.css";
import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ShownYard } from "../local-server/yard-routes.ts";
import type { OpenYard } from "../yard/yard-door.ts";
import { closeYard, openYard, readYard } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import { ReceivedList } from "./received-list.tsx";
import styles from "./yard-screen.module.css";

/** Quiet zone around a code, in modules. */
const QUIET = 4;

/** Milliseconds between looks for new photographs. */
const LOOK_AGAIN = 2000;

/** A code by which a telephone sends photographs of slabs, and those that came. */
export function YardScreen() {
  const { words, language } = useDesk();
  const [yard, setYard] = useState<ShownYard>();
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<string>();
  const onFault = useCallback((error: unknown) => setFault(faultWords(error, language)), [language]);
  const turns = useRef({ asked: 0, shown: 0 });
  const refresh = useCallback(() => {
    const turn = ++turns.current.asked;
    return readYard().then((now) => {
      // An overtaken answer would show a code that no longer works.
      if (turn < turns.current.shown) return;
      turns.current.shown = turn;
      setYard(now);
    }, onFault);
  }, [onFault]);
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [refresh]);
  const chosen = address || yard?.addresses[0] || "";
  const show = () => {
    setFault(undefined);
    openYard(language, chosen).then(refresh, onFault);
  };
  return (
    <>
      <h1 className={typography.section}>{words.yard}</h1>
      <p className={controls.hint}>{words.yardHint}</p>
      {yard?.addresses.length === 0 && <Fault words={words.yardNoNetwork} />}
      {yard && yard.addresses.length > 1 && !yard.open && (
        <label className={`${controls.labelled} ${styles.stone}`}>
          {words.yardAddress}
          <select
            className={controls.input}
            value={chosen}
            onChange={(event) => setAddress(event.target.value)}
          >
            {yard.addresses.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}
      {yard?.open && <Code open={yard.open} />}
      <div className={styles.actions}>
        <button className={controls.button} type="button" disabled={chosen === ""} onClick={show}>
          {yard?.open ? words.yardShowNew : words.yardShow}
        </button>
        {yard?.open && (
          <button className={controls.quiet} type="button" onClick={() => closeYard().then(refresh, onFault)}>
            {words.yardClose}
          </button>
        )}
      </div>
      <p role="status">{yard && !yard.open && words.yardClosed}</p>
      <Fault words={fault} />
      <section className={styles.part}>
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
  return (
    <div className={styles.code}>
      <QrCode text={address} label={words.yardScan} />
      <div>
        <p>{words.yardScan}</p>
        <p className={styles.address}>{address}</p>
        <p className={styles.quiet}>{words.yardUntil.replace("{time}", clock)}</p>
      </div>
    </div>
  );
}

/** A text as a QR code, dark on light whatever the page is. */
function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  return (
    <svg className={className} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
