import { useState } from "react";
import { useDesk } from "./desk-context.ts";
import styles from "./preview.module.css";

/** The real page, which shows a saved change by itself: at the width of a phone, or of a desktop made smaller. */
export function Preview({ page, origin }: { page: string; origin: string | undefined }) {
  const { words } = useDesk();
  const [width, setWidth] = useState<"phone" | "desktop">("phone");
  if (!origin) return <p>{words.noPreview}</p>;
  return (
    <>
      <div className={styles.widths}>
        {(["phone", "desktop"] as const).map((each) => (
          <button key={each} type="button" aria-pressed={width === each} onClick={() => setWidth(each)}>
            {words[each]}
          </button>
        ))}
        <a href={`${origin}${page}`} target="_blank" rel="noreferrer">
          {words.newTab}
        </a>
      </div>
      <div className={styles.window}>
        <iframe key={page} className={styles[width]} title={words.preview} src={`${origin}${page}`} />
      </div>
    </>
  );
}
