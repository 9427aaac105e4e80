import typography from "@stoneyard/site/styles/typography.module.css";
import visible from "@stoneyard/site/styles/visible.module.css";
import { useNear } from "@stoneyard/site/ui/browser/use-near.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
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
  /** Colour of what is around the model; without it the page's own. */
  backdrop?: string | undefined;
  /** Whether this is the one model that is shown in 3D; every other one is a picture, with a button that asks for it. */
  live: boolean;
  onAsk: () => void;
  /** The picture that stands until the model has come, and instead of it where it cannot come. */
  children: ReactNode;
  className?: string | undefined;
};

/**
 * A model to turn around and to place in the visitor's own room. It comes when it is asked for and near the window, and what
 * it holds is freed when another one is asked for. A new `src` is shown in the same viewer; the old model stays until the new
 * one is there.
 */
export function ModelViewer({ view, labels, measures, backdrop, live, onAsk, children, className }: Props) {
  const { frame, viewer, state } = useModelViewer(view, labels, styles.button, live);
  const [measured, setMeasured] = useState(false);
  return (
    <div className={classes(styles.viewer, className)} data-state={state}>
      {backdrop && (
        <svg className={styles.backdrop} aria-hidden="true">
          <rect width="100%" height="100%" fill={backdrop} />
        </svg>
      )}
      <div className={styles.poster}>{children}</div>
      <div ref={frame} tabIndex={-1} className={`${styles.frame} ${visible.screenOnly}`} />
      {!live && (
        <button
          type="button"
          className={`${styles.button} ${visible.scriptOnly} ${visible.screenOnly}`}
          onClick={() => {
            // The button goes, and the model comes into its place.
            frame.current?.focus({ preventScroll: true });
            onAsk();
          }}
        >
          {labels.show}
        </button>
      )}
      {viewer && state === "shown" && (
        <>
          {measured && <ModelMeasures viewer={viewer} measures={measures} />}
          <button
            type="button"
            className={`${styles.button} ${styles.measure} ${visible.screenOnly}`}
            aria-pressed={measured}
            onClick={() => setMeasured(!measured)}
          >
            {labels.dimensions}
          </button>
        </>
      )}
      <p className={`${typography.label} ${styles.message}`} aria-live="polite">
        {state === "failed" && labels.failed}
      </p>
    </div>
  );
}

type State = "waiting" | "shown" | "failed";

/** The viewer inside `frame`, there while it is wanted and near the window. @param buttonClass of its own buttons */
function useModelViewer(
  view: ModelView,
  labels: ModelViewerLabels,
  buttonClass: string | undefined,
  wanted: boolean,
) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const [viewer, setViewer] = useState<ViewerElement>();
  const [state, setState] = useState<State>("waiting");

  const place = useEffectEvent((host: HTMLElement, gone: AbortSignal) => {
    const element = placeModelViewer(host, view, labels, buttonClass);
    // A viewer that is used again may still tell of the model that it was asked for before.
    element.addEventListener(
      "load",
      ({ detail: { url } }) => {
        if (url === element.getAttribute("src")) setState("shown");
      },
      { signal: gone },
    );
    let isLost = false;
    element.addEventListener(
      "error",
      ({ detail }: CustomEvent<{ type: string }>) => {
        isLost = detail.type === "webglcontextlost";
        setState("failed");
      },
      { signal: gone },
    );
    // When a lost drawing context comes back, the library lights the model anew and tells of that alone.
    element.addEventListener(
      "environment-change",
      () => {
        if (isLost) setState(element.loaded ? "shown" : "waiting");
        isLost = false;
      },
      { signal: gone },
    );
    setViewer(element);
    return element;
  });

  useEffect(() => {
    const host = frame.current;
    if (!host || !wanted || !near) return;
    if (!canDraw()) {
      setState("failed");
      return;
    }
    let placed: ViewerElement | undefined;
    const gone = new AbortController();
    loadModelViewer().then(
      () => {
        if (!gone.signal.aborted) placed = place(host, gone.signal);
      },
      () => gone.signal.aborted || setState("failed"),
    );
    return () => {
      gone.abort();
      if (placed) removeModelViewer(placed);
      setViewer(undefined);
      setState("waiting");
    };
  }, [wanted, near]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same files is no new model
  useEffect(() => {
    if (!viewer || viewer.getAttribute("src") === view.src) return;
    showModel(viewer, view);
    setState((before) => (before === "failed" ? "waiting" : before));
  }, [viewer, view.src]);

  return { frame, viewer, state };
}
