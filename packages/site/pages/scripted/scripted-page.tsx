import { Head } from "@stoneyard/site/head/head.static.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { SheetHead } from "@stoneyard/site/print/sheet-head.static.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import type { LoadedJson } from "@stoneyard/site/ui/use-json.ts";
import { type ReactNode, Suspense, useEffect } from "react";
import styles from "./scripted-page.module.css";

type Props = {
  title: string;
  description: string;
  /** Address of the picture that is shown where the page is shared. */
  preview: string;
  lead: string;
  leadClassName: string | undefined;
  noScript: string;
  children: ReactNode;
};

/** A page that only a script can fill, from its address and from what this device keeps. It can be printed. */
export function ScriptedPage({
  title,
  description,
  preview,
  lead,
  leadClassName,
  noScript,
  children,
}: Props) {
  useEffect(() => {
    import("./restore-scroll.ts").then(
      ({ restoreScroll }) => restoreScroll(),
      () => {},
    );
  }, []);
  return (
    <div className={`${sheet.sheet} ${styles.page}`}>
      <Head title={title} description={description} preview={preview} hidden />
      <SheetHead />
      <header className={`${grid.grid} ${styles.head}`}>
        <h1 className={typography.statement}>{title}</h1>
        <p className={classes(typography.lead, leadClassName, visible.screenOnly)}>{lead}</p>
      </header>
      <noscript>
        <p className={`${grid.inset} ${typography.lead} ${styles.noScript}`}>{noScript}</p>
      </noscript>
      <Suspense>{children}</Suspense>
    </div>
  );
}

type AwaitedJsonProps<Data> = {
  loaded: LoadedJson<Data>;
  words: { loading: string; failed: string; again: string };
  children: (data: Data) => ReactNode;
};

/** Shows fetched data: a note while they load, and a retry when they fail. */
export function AwaitedJson<Data>({ loaded, words, children }: AwaitedJsonProps<Data>) {
  if (loaded.state === "ready") return children(loaded.data);
  return (
    <div className={`${grid.inset} ${styles.told} ${visible.scriptOnly}`}>
      {loaded.state === "loading" ? (
        <p role="status" className={styles.loading}>
          {words.loading}
        </p>
      ) : (
        <>
          <p role="alert">{words.failed}</p>
          <button type="button" className={typography.button} onClick={loaded.again}>
            {words.again}
          </button>
        </>
      )}
    </div>
  );
}
