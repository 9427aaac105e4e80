import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { useCallback, useEffect, useState } from "react";
import type { ShownBuilt } from "../local-server/built-routes.ts";
import type { BuiltState } from "../publish/built-site.ts";
import type { ScreenWords } from "../words/screens.ts";
import { buildSite, readBuilt, setBuiltTarget } from "./api.ts";
import styles from "./built-panel.module.css";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords, saidOf } from "./fault-words.ts";
import { ProblemList } from "./problem-list.tsx";

/** Milliseconds between looks at the build's progress. */
const LOOK_AGAIN = 2000;
const UNDER_WAY: readonly BuiltState["phase"][] = ["building", "sending"];

/** Publishing without git: builds the site here, and leaves it in a folder or sends it to a server. */
export function BuiltPanel() {
  const { words, language } = useDesk();
  const [shown, setShown] = useState<ShownBuilt>();
  const [siteUrl, setSiteUrl] = useState("");
  const [isSent, setSent] = useState(false);
  const [send, setSend] = useState({ server: "", folder: "/opt/stoneyard/dist", afterwards: "" });
  const [fault, setFault] = useState<string>();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const refresh = useCallback(() => readBuilt().then(setShown, () => {}), []);
  useEffect(() => {
    readBuilt().then(
      (now) => {
        setShown(now);
        setSiteUrl(now.target?.siteUrl ?? "");
        setSent(now.target?.send !== undefined);
        if (now.target?.send) setSend(now.target.send);
      },
      () => {},
    );
  }, []);
  const isBusy = shown !== undefined && UNDER_WAY.includes(shown.now.phase);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(refresh, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isBusy, refresh]);
  const go = async () => {
    setFault(undefined);
    try {
      await setBuiltTarget({ siteUrl: siteUrl.trim().replace(/\/$/, ""), ...(isSent && { send }) });
      const begun = await buildSite();
      setProblems(begun.state === "problems" ? begun.problems : []);
    } catch (error) {
      setFault(faultWords(error, language));
    }
    await refresh();
  };
  const line = (key: keyof typeof send, label: string, placeholder?: string) => (
    <label className={`${controls.labelled} ${styles.line}`}>
      {label}
      <input
        className={controls.input}
        value={send[key]}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => setSend({ ...send, [key]: event.target.value })}
      />
    </label>
  );
  return (
    <details className={styles.panel}>
      <summary className={controls.quiet}>{words.builtTitle}</summary>
      <p className={controls.hint}>{words.builtHint}</p>
      <label className={`${controls.labelled} ${styles.line}`}>
        {words.builtUrl}
        <input
          className={controls.input}
          value={siteUrl}
          placeholder={words.siteUrlExample}
          inputMode="url"
          autoCapitalize="none"
          onChange={(event) => setSiteUrl(event.target.value)}
        />
      </label>
      <div className={`${controls.choices} ${styles.line}`}>
        {[false, true].map((each) => (
          <button
            key={String(each)}
            className={controls.choice}
            type="button"
            aria-pressed={isSent === each}
            onClick={() => setSent(each)}
          >
            {each ? words.builtSend : words.builtStay}
          </button>
        ))}
      </div>
      {isSent && (
        <>
          {line("server", words.server, words.serverExample)}
          {line("folder", words.builtFolder)}
          {line("afterwards", words.builtThen, "sudo systemctl restart stoneyard")}
        </>
      )}
      <button
        className={`${controls.button} ${styles.action}`}
        type="button"
        disabled={isBusy || siteUrl.trim() === ""}
        onClick={go}
      >
        {words.builtGo}
      </button>
      <p role="status">{shown && stateWords(shown, words)}</p>
      {shown?.now.phase === "failed" && <Fault words={reasonWords(shown.now.reason, words)} />}
      <Fault words={fault ?? statesFault(shown, words)} />
      {problems.length > 0 && <ProblemList problems={problems} />}
    </details>
  );
}

function stateWords({ now, target }: ShownBuilt, words: ScreenWords): string {
  if (now.phase === "building") return words.building;
  if (now.phase === "sending") return words.sending;
  if (now.phase !== "done") return "";
  return target?.send ? words.builtSent : words.builtDone.replace("{folder}", now.folder);
}

/** Reservations are sent automatically; only a failure is reported. */
function statesFault(shown: ShownBuilt | undefined, words: ScreenWords): string | undefined {
  const reason = shown?.slabStatesFault;
  return reason && `${words.slabStatesFailed} ${reasonWords(reason, words)}`;
}

function reasonWords(reason: string, words: ScreenWords): string {
  if (reason.endsWith("FOREIGN")) return words.builtForeign;
  return saidOf(reason, words) ?? `${words.failed}: ${reason}`;
}
