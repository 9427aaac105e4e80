import { useEffect, useRef, useState } from "react";
import type { Point } from "#own-room/camera.ts";
import type { FilledStroke } from "#own-room/recipe.ts";
import { openTaps, type Taps } from "#own-room/taps/in-tap-worker.ts";
import type { TapFault } from "#own-room/taps/tap-calls.ts";
import type { TapModel } from "#own-room/taps/tap-model.ts";
import { pixelsOf } from "./open-photograph.ts";

export type Tapping =
  /** Nothing is fetched without a yes. */
  | { state: "unasked" }
  | { state: "loading"; bytes: number }
  /** The model looks at the photograph, once. */
  | { state: "looking" }
  | { state: "ready" }
  | { state: "tapped"; at: Point }
  /** The last tap told nothing apart. */
  | { state: "nothing" }
  | { state: TapFault };

/** Whether taps are answered now, or after the one that is being answered. */
export const isAnswering = ({ state }: Tapping): boolean =>
  state === "ready" || state === "tapped" || state === "nothing";

/** A model for taps on this photograph, fetched when it is asked for. */
export function useTaps(photograph: HTMLCanvasElement, onStroke: (stroke: FilledStroke) => void) {
  const [tapping, setTapping] = useState<Tapping>({ state: "unasked" });
  const taps = useRef<Taps>(undefined);
  const asked = useRef<FilledStroke["over"]>("thing");
  const found = useRef(onStroke);
  found.current = onStroke;
  useEffect(() => () => taps.current?.close(), []);

  const load = (model: TapModel) => {
    taps.current?.close();
    setTapping({ state: "loading", bytes: 0 });
    taps.current = openTaps(model, pixelsOf(photograph), {
      onLoaded: (bytes) => setTapping({ state: "loading", bytes }),
      onLooking: () => setTapping({ state: "looking" }),
      onReady: () => setTapping({ state: "ready" }),
      onTapped: (outlines) => {
        setTapping({ state: outlines.length > 0 ? "ready" : "nothing" });
        if (outlines.length > 0) found.current({ over: asked.current, outlines });
      },
      onFault: (why) => setTapping({ state: why }),
    });
  };
  const cancel = () => {
    taps.current?.close();
    setTapping({ state: "unasked" });
  };
  /** One after another: what is pressed meanwhile is not heard. */
  const tap = (at: Point, over: FilledStroke["over"]) => {
    if (tapping.state !== "ready" && tapping.state !== "nothing") return;
    asked.current = over;
    setTapping({ state: "tapped", at });
    taps.current?.tap(at);
  };
  return { tapping, load, cancel, tap };
}
