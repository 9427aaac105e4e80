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
  /** The picture that stands until the model has come, and instead of it where it cannot come. */
  children: ReactNode;
  className?: string | undefined;
};

/**
 * A model to turn around and to place in the visitor's own room. It comes when the viewer comes near the window, and what
 * it holds is freed when that is far away again. A new `src` is shown in the same viewer; the old model stays until the
 * new one is there.
 */
export function ModelViewer({ view, labels, measures, backdrop, children, className }: Props) {
  const { frame, viewer, state } = useModelViewer(view, labels, styles.button);
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
