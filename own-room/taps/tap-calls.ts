import type { Point } from "../camera.ts";
import type { Pixels } from "../worker-calls.ts";
import type { TapModel } from "./tap-model.ts";

/** What the page tells the worker: first the model and the photograph, then one tap after another. */
export type ToTapWorker = { name: "open"; model: TapModel; photograph: Pixels } | { name: "tap"; at: Point };

/** Why taps are not to be had: the model did not come, or this device cannot run it. */
export type TapFault = "unloaded" | "failed";

export type FromTapWorker =
  /** So many bytes of the model are there. */
  | { name: "loaded"; bytes: number }
  /** All of it is there: the model looks at the photograph. */
  | { name: "looking" }
  | { name: "ready" }
  /** The outlines of what was tapped; none where nothing was told apart. */
  | { name: "tapped"; outlines: readonly (readonly Point[])[] }
  | { name: "fault"; why: TapFault };
