import { type ReactNode, useState } from "react";
import { classes } from "../classes.ts";
import { type MeasuresFrom, ModelMeasures } from "./model-measures.tsx";
import styles from "./model-viewer.module.css";
import type { ModelView, ModelViewerLabels } from "./model-viewer-element.ts";
import { useModelViewer } from "./use-model-viewer.ts";

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
      <div ref={frame} className={styles.frame} />
      {!live && (
        <button type="button" className={classes(styles.button, styles.ask)} onClick={onAsk}>
          {labels.show}
        </button>
      )}
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
