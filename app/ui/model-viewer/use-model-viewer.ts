import { useEffect, useEffectEvent, useRef, useState } from "react";
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
import { watchNearness } from "./watch-nearness.ts";

type State = "waiting" | "shown" | "failed";

/**
 * The viewer inside `frame`: placed when it comes near the window, taken away with what it holds when that is far away
 * again. A new `src` is shown in the same viewer.
 * @param buttonClass of the viewer's own buttons
 */
export function useModelViewer(view: ModelView, labels: ModelViewerLabels, buttonClass: string | undefined) {
  const frame = useRef<HTMLDivElement>(null);
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

  return { frame, viewer, state };
}
