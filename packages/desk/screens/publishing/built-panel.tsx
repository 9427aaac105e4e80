import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { useCallback, useEffect, useState } from "react";
import type { ShownBuilt } from "../../local-server/built-routes.ts";
import type { BuiltState } from "../../publish/built-site.ts";
import type { DeskLanguage } from "../../words/desk-language.ts";
import { answerWords, SCREEN_WORDS } from "../../words/screens.ts";
import { buildSite, readBuilt, setBuiltTarget } from "../api.ts";
import controls from "../controls.module.css";
import { Button, Choices, PlainLine } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useWork } from "../fault.tsx";
import { ProblemList } from "../problem-list.tsx";
import { bareUrl, SiteUrlLine } from "./live-line.tsx";
import styles from "./publish-panel.module.css";

/** Milliseconds between looks at the build's progress. */
const LOOK_AGAIN = 2000;
const UNDER_WAY: readonly BuiltState["phase"][] = ["building", "sending"];

/** Publishing without git: builds the site here, and leaves it in a folder or sends it to a server. */
export function BuiltPanel() {
  const { words, language } = useDesk();
  const [shown, setShown] = useState<ShownBuilt>();
  const [siteUrl, setSiteUrl] = useState("");
  const [way, setWay] = useState<"stay" | "send">("stay");
  const [send, setSend] = useState({ server: "", folder: "/opt/stoneyard/dist", afterwards: "" });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { fault, work } = useWork();
  const refresh = useCallback(() => readBuilt().then(setShown, () => {}), []);
  useEffect(() => {
    readBuilt().then(
      (now) => {
        setShown(now);
        setSiteUrl(now.target?.siteUrl ?? "");
        if (!now.target?.send) return;
        setWay("send");
        setSend(now.target.send);
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
    const target = { siteUrl: bareUrl(siteUrl), ...(way === "send" && { send }) };
    await work(setBuiltTarget(target).then(buildSite), (begun) =>
      setProblems(begun.state === "problems" ? begun.problems : []),
    );
    await refresh();
  };
  const line = (key: keyof typeof send, label: string, placeholder?: string) => (
    <PlainLine
      label={label}
      value={send[key]}
      placeholder={placeholder}
      onChange={(typed) => setSend({ ...send, [key]: typed })}
    />
  );
  const statesFault = shown?.slabStatesFault;
  return (
    <>
      {/* Reservations are sent automatically; only a failure is reported. */}
      <Fault text={statesFault && `${words.slabStatesFailed} ${reasonWords(statesFault, language)}`} />
      <details className={styles.built}>
        <summary className={controls.quiet}>{words.builtTitle}</summary>
        <p className={controls.hint}>{words.builtHint}</p>
        <div className={controls.form}>
          <SiteUrlLine siteUrl={siteUrl} onChange={setSiteUrl} />
          <div className={controls.choices}>
            <Choices of={{ stay: words.builtStay, send: words.builtSend }} chosen={way} onChoose={setWay} />
          </div>
          {way === "send" && (
            <>
              {line("server", words.server, words.serverExample)}
              {line("folder", words.builtFolder)}
              {line("afterwards", words.builtThen, "sudo systemctl restart stoneyard")}
            </>
          )}
          <Button disabled={isBusy || siteUrl.trim() === ""} onClick={go}>
            {words.builtGo}
          </Button>
        </div>
        <p role="status">{shown && stateWords(shown, language)}</p>
        {shown?.now.phase === "failed" && <Fault text={reasonWords(shown.now.reason, language)} />}
        <Fault text={fault} />
        <ProblemList problems={problems} />
      </details>
    </>
  );
}

function stateWords({ now, target }: ShownBuilt, language: DeskLanguage): string {
  const words = SCREEN_WORDS[language];
  if (now.phase === "building") return words.building;
  if (now.phase === "sending") return words.sending;
  if (now.phase !== "done") return "";
  return target?.send ? words.builtSent : words.builtDone.replace("{folder}", now.folder);
}

function reasonWords(reason: string, language: DeskLanguage): string {
  if (reason.endsWith("FOREIGN")) return SCREEN_WORDS[language].builtForeign;
  return answerWords(reason, language) ?? `${SCREEN_WORDS[language].failed}: ${reason}`;
}
