import { useState } from "react";
import type { ShownBuilt } from "../../local-server/built-routes.ts";
import type { BuiltState } from "../../publish/built-site.ts";
import type { BuiltTarget } from "../../publish/built-target.ts";
import type { DeskLanguage } from "../../words/desk-language.ts";
import { answerWords, SCREEN_WORDS } from "../../words/screens.ts";
import { buildSite, readBuilt, setBuiltTarget } from "../api.ts";
import controls from "../controls.module.css";
import { Button, Choices, PlainLine } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useAnswer, useEvery, useWork } from "../fault.tsx";
import { Refusal } from "../problem-list.tsx";
import { bareUrl, SiteUrlLine } from "./live-line.tsx";
import styles from "./publish-panel.module.css";

/** Milliseconds between looks at the build's progress. */
const LOOK_AGAIN = 2000;
const UNDER_WAY: readonly BuiltState["phase"][] = ["building", "sending"];

type Send = NonNullable<BuiltTarget["send"]>;
const USUAL: Send = { server: "", folder: "/opt/stoneyard/dist", afterwards: "" };

/** Publishing without git: builds the site here, and leaves it in a folder or sends it to a server. */
export function BuiltPanel() {
  const { words, language } = useDesk();
  const { answer: shown, refresh } = useAnswer(readBuilt);
  const [typedUrl, setSiteUrl] = useState<string>();
  const [chosen, setWay] = useState<"stay" | "send">();
  const [typed, setTyped] = useState<Partial<Send>>({});
  const working = useWork();
  const isBusy = shown !== undefined && UNDER_WAY.includes(shown.now.phase);
  useEvery(LOOK_AGAIN, isBusy, refresh);
  const kept = shown?.target;
  const siteUrl = typedUrl ?? kept?.siteUrl ?? "";
  const way = chosen ?? (kept?.send ? "send" : "stay");
  const send = { ...USUAL, ...kept?.send, ...typed };
  const go = async () => {
    // Not sending forgets where to: it stays typed for this session.
    setTyped(send);
    const target = { siteUrl: bareUrl(siteUrl), ...(way === "send" && { send }) };
    await working.work(setBuiltTarget(target).then(buildSite));
    await refresh();
  };
  const line = (key: keyof Send, label: string, placeholder?: string) => (
    <PlainLine
      label={label}
      value={send[key]}
      placeholder={placeholder}
      onChange={(now) => setTyped({ ...typed, [key]: now })}
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
        <Refusal of={working} />
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
