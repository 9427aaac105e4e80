import { Head } from "@stoneyard/site/head/head.static.tsx";
import sheet from "@stoneyard/site/print/sheet.module.css";
import { SheetHead } from "@stoneyard/site/print/sheet-head.static.tsx";
import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { type ReactNode, Suspense, useEffect } from "react";
import styles from "./scripted-page.module.css";

type Props = {
  title: string;
  description: string;
  /** Address of the picture that is shown where the page is shared. */
  preview: string;
  lead: string;
  leadClassName: string | undefined;
  /** What to do without scripts. */
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
        <p className={classes(typography.lead, leadClassName, sheet.screenOnly)}>{lead}</p>
      </header>
      <noscript>
        <p className={`${grid.inset} ${typography.lead} ${styles.noScript}`}>{noScript}</p>
      </noscript>
      <Suspense>{children}</Suspense>
    </div>
  );
}
