import { useCallback, useState } from "react";
import { readLive, setSiteUrl } from "../api.ts";
import controls from "../controls.module.css";
import { Button, PlainLine } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import { Fault, useAnswer, useEvery, useWork } from "../fault.tsx";
import styles from "./publish-panel.module.css";

/** Milliseconds between looks at the live site. */
const LOOK_AGAIN = 10_000;

/**
 * Whether visitors see what was published; repeated until they do, as a build takes minutes.
 * @param published counts publications, each of which starts it again
 */
export function LiveLine({ published }: { published: number }) {
  const { words } = useDesk();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another publication asks anew
  const read = useCallback(() => readLive(), [published]);
  const { answer: live, refresh: look } = useAnswer(read);
  useEvery(LOOK_AGAIN, live?.state === "earlier", look);
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
  const { words } = useDesk();
  const [siteUrl, setUrl] = useState("");
  const { fault, work } = useWork();
  return (
    <div className={controls.form}>
      <SiteUrlLine siteUrl={siteUrl} onChange={setUrl} />
      <Button
        isQuiet
        disabled={siteUrl.trim() === ""}
        onClick={() => work(setSiteUrl(bareUrl(siteUrl)), onDone)}
      >
        {words.liveAsk}
      </Button>
      <Fault text={fault} />
    </div>
  );
}

/** The address at which visitors see the site. */
export function SiteUrlLine({ siteUrl, onChange }: { siteUrl: string; onChange: (siteUrl: string) => void }) {
  const { words } = useDesk();
  return (
    <PlainLine
      label={words.builtUrl}
      value={siteUrl}
      placeholder={words.siteUrlExample}
      inputMode="url"
      onChange={onChange}
    />
  );
}

export function bareUrl(typed: string): string {
  return typed.trim().replace(/\/$/, "");
}
