import { useEffect, useState } from "react";
import { readPreview } from "./api.ts";
import { useDesk } from "./desk-context.ts";
import styles from "./preview.module.css";

/** Milliseconds between looks whether the site is there. */
const LOOK_AGAIN = 1000;

/** The real page, which shows a saved change by itself: at the width of a phone, or of a desktop made smaller. */
export function Preview({ page, origin }: { page: string; origin: string | undefined }) {
  const { words } = useDesk();
  const [width, setWidth] = useState<"phone" | "desktop">("phone");
  const isThere = useIsThere(origin);
  if (!origin) return <p>{words.noPreview}</p>;
  if (!isThere) return <p role="status">{words.previewStarts}</p>;
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

/** The site starts after the desk, and the first time makes its pictures: a frame that found nothing would stay empty. */
function useIsThere(origin: string | undefined): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!origin || isThere) return;
    const look = () =>
      readPreview().then(
        (now) => setThere(now.isThere),
        () => {},
      );
    look();
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [origin, isThere]);
  return isThere;
}
