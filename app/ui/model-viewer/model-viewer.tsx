import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { classes } from "../classes.ts";
import { type MeasuresFrom, ModelMeasures } from "./model-measures.tsx";
import styles from "./model-viewer.module.css";
import {
  canDraw,
  loadModelViewer,
  type ModelView,
  type ModelViewerLabels,
  placeModelViewer,
  removeModelViewer,
  showModel,
  type ViewerElement,
} from "./model-viewer-element.ts";

type Props = {
  view: ModelView;
  labels: ModelViewerLabels;
  /** The lines that can be shown around the model with its dimensions. */
  measures: MeasuresFrom;
  /** The picture that stands until the model has come, and instead of it where it cannot come. */
  children: ReactNode;
  className?: string | undefined;
};

type State = "waiting" | "shown" | "failed";

/**
 * A model to turn around and to place in the visitor's own room. It comes when the viewer comes near the window, and what
 * it holds is freed when that is far away again. A new `src` is shown in the same viewer; the old model stays until the
 * new one is there.
 */
export function ModelViewer({ view, labels, measures, children, className }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [viewer, setViewer] = useState<ViewerElement>();
  const [state, setState] = useState<State>("waiting");
  const [measured, setMeasured] = useState(false);

  const place = useEffectEvent((host: HTMLElement, gone: AbortSignal) => {
    const element = placeModelViewer(host, view, labels, styles.button);
    element.addEventListener("load", () => setState("shown"), { signal: gone });
    element.addEventListener("error", () => setState("failed"), { signal: gone });
    setViewer(element);
    return element;
  });

  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    if (!canDraw()) {
      setState("failed");
      return;
    }
    let placed: ViewerElement | undefined;
    let gone = new AbortController();
    const leave = () => {
      gone.abort();
      if (placed) removeModelViewer(placed);
      placed = undefined;
      setViewer(undefined);
      setState("waiting");
    };
    const come = (isWanted: () => boolean) => {
      loadModelViewer().then(
        () => {
          if (!isWanted() || placed) return;
          gone = new AbortController();
          placed = place(host, gone.signal);
        },
        () => setState("failed"),
      );
    };
    const stop = watchNearness(host, come, leave);
    return () => {
      stop();
      leave();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same files is no new model
  useEffect(() => {
    if (!viewer || viewer.getAttribute("src") === view.src) return;
    showModel(viewer, view);
    setState((before) => (before === "failed" ? "waiting" : before));
  }, [viewer, view.src]);

  return (
    <div className={classes(styles.viewer, className)} data-state={state}>
      <div className={styles.poster}>{children}</div>
      <div ref={frame} className={styles.frame} />
      {viewer && state === "shown" && (
        <>
          {measured && <ModelMeasures viewer={viewer} measures={measures} />}
          <button
            type="button"
            className={classes(styles.button, styles.measure)}
            aria-pressed={measured}
            onClick={() => setMeasured(!measured)}
          >
            {labels.dimensions}
          </button>
        </>
      )}
      <p className={styles.message} aria-live="polite">
        {state === "failed" && labels.failed}
      </p>
    </div>
  );
}

/** How near and how far, in heights of the window; apart, so that a little scrolling does not fetch and free in turns. */
const NEAR = "60% 0px";
const FAR = "170% 0px";

/**
 * Tells when `element` comes near the window and when it is far from it.
 * @param onNear is told how to find out whether it is still wanted, as what it fetches takes its time
 * @returns what ends the watch
 */
function watchNearness(element: HTMLElement, onNear: (isWanted: () => boolean) => void, onFar: () => void) {
  let wanted = false;
  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting || wanted) return;
      wanted = true;
      onNear(() => wanted);
    },
    { rootMargin: NEAR },
  );
  const far = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting || !wanted) return;
      wanted = false;
      onFar();
    },
    { rootMargin: FAR },
  );
  near.observe(element);
  far.observe(element);
  return () => {
    wanted = false;
    near.disconnect();
    far.disconnect();
  };
}
