import { useEffect, useState } from "react";
import { readPreview } from "../api.ts";
import controls from "../controls.module.css";
import { Choices } from "../controls.tsx";
import { useDesk } from "../desk-context.ts";
import styles from "./preview.module.css";

/** Milliseconds between looks whether the site is there. */
const LOOK_AGAIN = 1000;
/** Tries to find a page on a running site. */
const MOST_LOOKS = 10;

/** The real page, which shows a saved change by itself: as wide as a phone, or as a desktop scaled down. */
export function Preview({ page, origin }: { page: string; origin: string | undefined }) {
  const { words } = useDesk();
  const [width, setWidth] = useState<"phone" | "desktop">("phone");
  const state = usePage(origin, page);
  if (!origin) return <p>{words.noPreview}</p>;
  if (state === "starting") return <p role="status">{words.previewStarts}</p>;
  return (
    <>
      <div className={controls.tabs}>
        <Choices
          areTabs
          of={{ phone: words.phone, desktop: words.desktop }}
          chosen={width}
          onChoose={setWidth}
        />
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

/** A page is made on its first request, which takes a while. */
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
 * The site starts after the desk and learns of a new stone after its form is open: a frame that found nothing would stay
 * empty. A page that never comes is shown as it is.
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
