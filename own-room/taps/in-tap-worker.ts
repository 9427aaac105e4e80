import type { Point } from "../camera.ts";
import type { Pixels } from "../worker-calls.ts";
import type { FromTapWorker, TapFault, ToTapWorker } from "./tap-calls.ts";
import type { TapModel } from "./tap-model.ts";

/** A photograph before a model for taps. */
export type Taps = {
  /** Asks what is at a pixel; `onTapped` is told, in the order of the taps. */
  tap(at: Point): void;
  close(): void;
};

export type TapEvents = {
  onLoaded(bytes: number): void;
  onLooking(): void;
  onReady(): void;
  onTapped(outlines: readonly (readonly Point[])[]): void;
  /** The worker has ended: it answers nothing more. */
  onFault(why: TapFault): void;
};

/** Gives a photograph, at its working size, to a worker with the model. Its pixels are handed over, not copied. */
export function openTaps(model: TapModel, photograph: Pixels, events: TapEvents): Taps {
  const worker = new Worker(model.worker, { type: "module" });
  const tell = (message: ToTapWorker, transfer: Transferable[] = []) => worker.postMessage(message, transfer);
  const fail = (why: TapFault) => {
    worker.terminate();
    events.onFault(why);
  };
  let running = false;
  worker.addEventListener("error", () => fail(running ? "failed" : "unloaded"));
  worker.addEventListener("message", ({ data }: MessageEvent<FromTapWorker>) => {
    running = true;
    if (data.name === "loaded") events.onLoaded(data.bytes);
    else if (data.name === "looking") events.onLooking();
    else if (data.name === "ready") events.onReady();
    else if (data.name === "fault") fail(data.why);
    else events.onTapped(data.outlines);
  });
  tell({ name: "open", model, photograph }, [photograph.data.buffer]);
  return {
    tap: (at) => tell({ name: "tap", at }),
    close: () => worker.terminate(),
  };
}
