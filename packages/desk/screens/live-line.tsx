import { useCallback, useEffect, useState } from "react";
import type { ShownLive } from "../local-server/history-routes.ts";
import { readLive, setSiteUrl } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import { Fault } from "./fault.tsx";
import { faultWords } from "./fault-words.ts";
import styles from "./today-screen.module.css";

/** Milliseconds between looks at the live site. */
const LOOK_AGAIN = 10_000;

/**
 * Whether visitors see what was published; repeated until they do, as a build takes minutes.
 * @param published counts publications, each of which starts it again
 */
export function LiveLine({ published }: { published: number }) {
  const { words } = useDesk();
  const [live, setLive] = useState<ShownLive>();
  const look = useCallback(() => readLive().then(setLive, () => {}), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another publication asks anew
  useEffect(() => {
    look();
  }, [look, published]);
  const isWaiting = live?.state === "earlier";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isWaiting, look]);
  if (!live) return null;
  if (!live.siteUrl || !live.state) return published > 0 ? <SiteUrlForm onDone={look} /> : null;
  const line = { live: words.live, earlier: words.liveEarlier, silent: words.liveSilent }[live.state];
  return (
    <p className={styles.live} role="status">
      {line.replace("{site}", live.siteUrl)}
    </p>
  );
}

function SiteUrlForm({ onDone }: { onDone: () => void }) {
  const { words, language } = useDesk();
  const [siteUrl, setUrl] = useState("");
  const [fault, setFault] = useState<string>();
  const save = () =>
    setSiteUrl(siteUrl.trim().replace(/\/$/, "")).then(onDone, (error: unknown) =>
      setFault(faultWords(error, language)),
    );
  return (
    <div className={styles.form}>
      <label className={controls.labelled}>
        {words.builtUrl}
        <input
          className={controls.input}
          value={siteUrl}
          placeholder={words.siteUrlExample}
          inputMode="url"
          autoCapitalize="none"
          onChange={(event) => setUrl(event.target.value)}
        />
      </label>
      <button className={controls.quiet} type="button" disabled={siteUrl.trim() === ""} onClick={save}>
        {words.liveAsk}
      </button>
      <Fault words={fault} />
    </div>
  );
}
