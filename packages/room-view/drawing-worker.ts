/** The worker that draws rooms: it gets a port and answers calls over it. */
import type { Call, Calls, FromWorker, ToWorker } from "./drawing-calls.ts";
import { NotFetched } from "./room-layers.ts";
import { openWorkerDrawing } from "./worker-drawing.ts";

type Output = Calls[keyof Calls]["output"];
type Drawing = Awaited<ReturnType<typeof openWorkerDrawing>>;

addEventListener("message", ({ ports: [port] }) => port && serve(port), { once: true });

function serve(port: MessagePort): void {
  let drawing: Drawing | undefined;
  const underWay = new Map<number, AbortController>();
  const tell = (message: FromWorker, transfer: Transferable[] = []) => port.postMessage(message, transfer);

  async function answer(call: Call, signal: AbortSignal): Promise<Output> {
    if (call.name === "open") {
      const { canvas, room } = call.input;
      drawing = await openWorkerDrawing(canvas, room, { signal, onLost: () => tell({ lost: true }) });
      return drawing.planeNumbers();
    }
    if (!drawing) throw new Error("There is no room to draw.");
    if (call.name === "picture") return drawing.picture();
    await drawing.show(call.input, signal);
    // After the answer the drawing is visible, and nothing is queued on the graphics card.
    drawing.finish();
    return undefined;
  }

  port.addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
    const { id } = data;
    if (data.name === "abort") return underWay.get(id)?.abort();
    const ending = new AbortController();
    underWay.set(id, ending);
    try {
      const output = await answer(data, ending.signal);
      tell({ id, output }, output instanceof Uint8Array ? [output.buffer] : []);
    } catch (error) {
      tell({ id, failed: { message: String(error), notFetched: error instanceof NotFetched } });
    } finally {
      underWay.delete(id);
    }
  });
  port.start();
}
