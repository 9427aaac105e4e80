import { useEffect, useState } from "react";
import { readPreview } from "./api.ts";
import controls from "./controls.module.css";
import { useDesk } from "./desk-context.ts";
import styles from "./preview.module.css";

/** Milliseconds between looks whether the site is there. */
const LOOK_AGAIN = 1000;
/** How often a page is looked for on a site that is there. */
const MOST_LOOKS = 10;

/** The real page, which shows a saved change by itself: at the width of a phone, or of a desktop made smaller. */
export function Preview({ page, origin }: { page: string; origin: string | undefined }) {
  const { words } = useDesk();
  const [width, setWidth] = useState<"phone" | "desktop">("phone");
  const state = usePage(origin, page);
  if (!origin) return <p>{words.noPreview}</p>;
  if (state === "starting") return <p role="status">{words.previewStarts}</p>;
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
        {state === "there" ? (
          <Frame key={page} className={styles[width]} address={`${origin}${page}`} />
        ) : (
          <Coming />
        )}
      </div>
    </>
  );
}

/** The first time a page is made when it is asked for: until all of it has come, that is said. */
function Frame({ className, address }: { className: string | undefined; address: string }) {
  const { words } = useDesk();
  const [isComing, setComing] = useState(true);
  return (
    <>
      {isComing && <Coming />}
      <iframe className={className} title={words.preview} src={address} onLoad={() => setComing(false)} />
    </>
  );
}

function Coming() {
  const { words } = useDesk();
  return (
    <p className={styles.coming} role="status">
      {words.previewComes}
    </p>
  );
}

type PageState = "starting" | "coming" | "there";

/**
 * The site starts after the desk, and hears of a new stone a moment after its form is open: a frame that found nothing would
 * stay empty. A page that does not come in the end is shown as what it is.
 */
function usePage(origin: string | undefined, page: string): PageState {
  const [found, setFound] = useState<{ page: string; state: PageState }>();
  const state = found?.page === page ? found.state : (found && "coming") || "starting";
  useEffect(() => {
    if (!origin) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looks = 0;
    const look = async () => {
      const now = await readPreview(page).catch(() => undefined);
      if (isOver) return;
      if (now?.isThere) looks += 1;
      const isLast = now?.hasPage || looks >= MOST_LOOKS;
      setFound({ page, state: !now?.isThere ? "starting" : isLast ? "there" : "coming" });
      if (!isLast) timer = setTimeout(look, LOOK_AGAIN);
    };
    look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [origin, page]);
  return state;
}
