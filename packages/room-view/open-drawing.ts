import type { DrawingOptions, RoomDrawing } from "./drawing.ts";
import type { Calls, FromWorker, ToWorker } from "./drawing-calls.ts";
import { planeAt } from "./plane-numbers.ts";
import { NotFetched, type RoomLayers } from "./room-layers.ts";

/**
 * Draws a room into a canvas without a context, in a worker, so that the page stays free while pictures are decoded and
 * shaders compiled.
 * @throws NotFetched where the worker's script or a layer cannot be fetched, another error where the browser cannot draw
 */
export async function openDrawing(
  canvas: HTMLCanvasElement,
  room: RoomLayers,
  { signal, onLost }: DrawingOptions,
): Promise<RoomDrawing> {
  if (!("transferControlToOffscreen" in canvas)) throw new Error("No worker can draw into this canvas.");
  const worker = new Worker(new URL("./drawing-worker.ts", import.meta.url), { type: "module" });
  const call = caller(worker, { signal, onLost });
  const offscreen = canvas.transferControlToOffscreen();
  const numbers = await call("open", { canvas: offscreen, room }, { transfer: [offscreen] }).catch(
    (error) => {
      worker.terminate();
      throw error;
    },
  );

  // One drawing at a time: obsolete ones are skipped, so a slow device never lags behind.
  let last: Promise<unknown> = Promise.resolve();
  return {
    show(scene, ending) {
      const shown = last.catch(nothing).then(() => {
        ending.throwIfAborted();
        return call("show", scene, { signal: ending });
      });
      last = shown;
      return shown;
    },
    picture: () => last.then(() => call("picture", undefined)),
    planeAt: (x, y) => planeAt(numbers, room, x, y),
    dispose: () => worker.terminate(),
  };
}

const nothing = () => {};

type CallOptions = { signal?: AbortSignal; transfer?: Transferable[] };
type Waiting = { resolve: (output: unknown) => void; reject: (error: Error) => void };

/** Calls the worker. Aborted calls are answered too, when the worker has left them. */
function caller(worker: Worker, { signal: lifetime, onLost }: DrawingOptions) {
  const { port1: port, port2 } = new MessageChannel();
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let hasAnswered = false;
  let ended: Error | undefined;
  const end = (reason: Error) => {
    ended = reason;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  // A worker without an answer was not fetched.
  worker.addEventListener("error", () =>
    end(
      hasAnswered
        ? new Error("The worker that draws has failed.")
        : new NotFetched("The worker did not come."),
    ),
  );
  lifetime.addEventListener("abort", () => end(lifetime.reason));
  port.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    hasAnswered = true;
    if ("lost" in data) return onLost();
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ("output" in data) asked?.resolve(data.output);
    else asked?.reject(errorOf(data.failed));
  });
  port.start();
  worker.postMessage(undefined, [port2]);
  const tell = (message: ToWorker, transfer: Transferable[] = []) => port.postMessage(message, transfer);

  return <Name extends keyof Calls>(
    name: Name,
    input: Calls[Name]["input"],
    { signal, transfer }: CallOptions = {},
  ): Promise<Calls[Name]["output"]> =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      const id = calls++;
      waiting.set(id, { resolve: (output) => resolve(output as Calls[Name]["output"]), reject });
      signal?.addEventListener("abort", () => tell({ id, name: "abort" }), { once: true });
      // Name and input belong together by the types of the parameters.
      tell({ id, name, input } as ToWorker, transfer);
    });
}

function errorOf({ message, notFetched }: { message: string; notFetched: boolean }): Error {
  return notFetched ? new NotFetched(message) : new Error(message);
}
