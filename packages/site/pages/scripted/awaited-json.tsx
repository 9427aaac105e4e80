import grid from "@stoneyard/site/styles/grid.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { LoadedJson } from "@stoneyard/site/ui/use-json.ts";
import type { ReactNode } from "react";
import styles from "./scripted-page.module.css";

type Props<Data> = {
  loaded: LoadedJson<Data>;
  words: { loading: string; failed: string; again: string };
  children: (data: Data) => ReactNode;
};

/** Shows fetched data: a note while they load, and a retry when they fail. */
export function AwaitedJson<Data>({ loaded, words, children }: Props<Data>) {
  if (loaded.state === "ready") return children(loaded.data);
  return (
    <div className={`${grid.inset} ${styles.told}`}>
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
