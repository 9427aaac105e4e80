import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { classes } from "./classes.ts";
import styles from "./model-viewer.module.css";
import {
  canDraw,
  loadModelViewer,
  type ModelViewerLabels,
  placeModelViewer,
} from "./model-viewer-element.ts";

type Props = {
  /** Address of the .glb file. */
  src: string;
  /** What the model shows, for who cannot see it. */
  alt: string;
  labels: ModelViewerLabels;
  /** The picture that stands until the model has come, and instead of it where it cannot come. */
  children: ReactNode;
  className?: string | undefined;
};

type State = "waiting" | "shown" | "failed";

/**
 * A model to turn around and to place in the visitor's own room. The library is fetched when the viewer comes near the
 * window. A new `src` is shown in the same viewer; the old model stays until the new one is there.
 */
export function ModelViewer({ src, alt, labels, children, className }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const viewer = useRef<HTMLElement>(null);
  const [state, setState] = useState<State>("waiting");

  const place = useEffectEvent((host: HTMLElement) => {
    const element = placeModelViewer(host, labels, styles.button);
    element.setAttribute("src", src);
    element.setAttribute("alt", alt);
    element.addEventListener("load", () => setState("shown"));
    element.addEventListener("error", () => setState("failed"));
    viewer.current = element;
  });

  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    const gone = new AbortController();
    whenReady(host, gone.signal).then(
      () => gone.signal.aborted || place(host),
      () => setState("failed"),
    );
    return () => {
      gone.abort();
      viewer.current?.remove();
      viewer.current = null;
    };
  }, []);

  useEffect(() => {
    if (!viewer.current) return;
    viewer.current.setAttribute("src", src);
    viewer.current.setAttribute("alt", alt);
    setState((before) => (before === "failed" ? "waiting" : before));
  }, [src, alt]);

  return (
    <div className={classes(styles.viewer, className)} data-state={state}>
      <div className={styles.poster}>{children}</div>
      <div ref={frame} className={styles.frame} />
      <p className={styles.message} aria-live="polite">
        {state === "failed" && labels.failed}
      </p>
    </div>
  );
}

/**
 * Waits until the library has taken over the element's name: `host` coming near the window fetches it, and so does any
 * other viewer of the page. Rejects where the library cannot be fetched or cannot draw.
 */
function whenReady(host: HTMLElement, gone: AbortSignal): Promise<unknown> {
  if (!canDraw()) return Promise.reject(new Error("This browser cannot draw in 3D (WebGL 2)."));
  return Promise.race([
    customElements.whenDefined("model-viewer"),
    whenNear(host, gone).then(loadModelViewer),
  ]);
}

/** Resolves when `element` is at most one window's height away. */
function whenNear(element: HTMLElement, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve(), {
      rootMargin: "100% 0px",
    });
    observer.observe(element);
    gone.addEventListener("abort", () => observer.disconnect());
  });
}
