import { Head } from "@stoneyard/site/head/head.static.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { SheetHead } from "@stoneyard/site/print/sheet-head.static.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useJson } from "@stoneyard/site/ui/browser/use-json.ts";
import { useRestoredPlace } from "@stoneyard/site/ui/browser/use-restored-place.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { type ReactNode, Suspense, useRef, useState } from "react";
import styles from "./scripted-page.module.css";

type Props = {
  /** The page's own messages; without scripts it says by `noScript` what to do. */
  say: (key: "title" | "description" | "lead" | "noScript") => string;
  /** Address of the picture that is shown where the page is shared. */
  preview: string;
  leadClassName: string | undefined;
  children: ReactNode;
};

/** A page that only a script can fill, from its address and from what this device keeps. It can be printed. */
export function ScriptedPage({ say, preview, leadClassName, children }: Props) {
  useRestoredPlace();
  return (
    <div className={`${sheet.sheet} ${styles.page}`}>
      <Head title={say("title")} description={say("description")} preview={preview} hidden />
      <SheetHead />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.statement}>{say("title")}</h1>
        <p className={classes(typography.lead, leadClassName, visible.screenOnly)}>{say("lead")}</p>
      </header>
      <noscript>
        <p className={`${grid.inset} ${typography.lead} ${styles.noScript}`}>{say("noScript")}</p>
      </noscript>
      <Suspense>{children}</Suspense>
    </div>
  );
}

type AwaitedJsonProps<Data> = {
  source: string;
  say: (key: "loading" | "failed" | "again") => string;
  children: (data: Data) => ReactNode;
};

/** Fetches data and shows them: a note while they load, and a retry when they fail. */
export function AwaitedJson<Data>({ source, say, children }: AwaitedJsonProps<Data>) {
  const [attempt, setAttempt] = useState(0);
  const loaded = useJson<Data>(source, attempt);
  const told = useRef<HTMLDivElement>(null);
  const again = () => {
    // The button goes while they load.
    told.current?.focus({ preventScroll: true });
    setAttempt(attempt + 1);
  };
  if (loaded.state === "ready") return children(loaded.data);
  return (
    <div ref={told} tabIndex={-1} className={`${grid.inset} ${styles.told} ${visible.scriptOnly}`}>
      {loaded.state === "loading" ? (
        <p role="status" className={styles.loading}>
          {say("loading")}
        </p>
      ) : (
        <>
          <p role="alert">{say("failed")}</p>
          <button type="button" className={typography.button} onClick={again}>
            {say("again")}
          </button>
        </>
      )}
    </div>
  );
}
