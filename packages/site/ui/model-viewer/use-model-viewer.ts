import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNear } from "../use-near.ts";
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

type State = "waiting" | "shown" | "failed";

/**
 * The viewer inside `frame`: placed when it is wanted and near the window, taken away with what it holds when it is not wanted
 * any more. A new `src` is shown in the same viewer.
 * @param buttonClass of the viewer's own buttons
 */
export function useModelViewer(
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
    element.addEventListener("error", () => setState("failed"), { signal: gone });
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
