/** The worker that draws rooms: it gets a port and answers calls over it. */
import { Compositor } from "./compositor.ts";
import type { Call, Calls, FromWorker, ToWorker } from "./drawing-calls.ts";
import { NotFetched } from "./room-layers.ts";

type Output = Calls[keyof Calls]["output"];

addEventListener("message", ({ ports: [port] }) => port && serve(port), { once: true });

function serve(port: MessagePort): void {
  let opened: { compositor: Compositor; canvas: OffscreenCanvas } | undefined;
  const underWay = new Map<number, AbortController>();
  const tell = (message: FromWorker, transfer: Transferable[] = []) => port.postMessage(message, transfer);

  async function answer(call: Call, signal: AbortSignal): Promise<Output> {
    if (call.name === "open") {
      const { canvas, room } = call.input;
      canvas.addEventListener("webglcontextlost", (event) => {
        event.preventDefault();
        tell({ lost: true });
      });
      opened = { compositor: await Compositor.open(canvas, room, { signal }), canvas };
      return opened.compositor.planeNumbers();
    }
    if (!opened) throw new Error("There is no room to draw.");
    const { compositor, canvas } = opened;
    if (call.name === "show") return compositor.show(call.input, signal);
    // Drawn in the same task, as a browser forgets a drawing once it is shown.
    compositor.draw();
    return canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
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
