import { useEffect, useState } from "react";
import { readPreview } from "./api.ts";
import controls from "./controls.module.css";
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
      <div className={controls.tabs}>
        {(["phone", "desktop"] as const).map((each) => (
          <button
            key={each}
            className={controls.tab}
            type="button"
            aria-pressed={width === each}
            onClick={() => setWidth(each)}
          >
            {words[each]}
          </button>
        ))}
        <a className={controls.tab} href={`${origin}${page}`} target="_blank" rel="noreferrer">
          {words.newTab}
        </a>
      </div>
      <div className={styles.window}>
        <Frame key={page} className={styles[width]} address={`${origin}${page}`} />
      </div>
    </>
  );
}

/** The first time a page is made when it is asked for: until it comes, that is said in its place. */
function Frame({ className, address }: { className: string | undefined; address: string }) {
  const { words } = useDesk();
  const [isComing, setComing] = useState(true);
  return (
    <>
      {isComing && (
        <p className={styles.coming} role="status">
          {words.previewComes}
        </p>
      )}
      <iframe className={className} title={words.preview} src={address} onLoad={() => setComing(false)} />
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
