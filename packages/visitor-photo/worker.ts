/** The worker that draws stones into the visitor's photograph. It requests nothing over the network. */
import { VisitorPhoto } from "./pixels/stages.ts";
import type { Call, FromWorker, ToWorker } from "./worker-calls.ts";

class Cancelled extends Error {}

let room: VisitorPhoto | undefined;
/** Counts cancellations: a drawing that began before the last one stops. */
let cancellations = 0;

const tell = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer });

addEventListener("message", async ({ data }: MessageEvent<ToWorker>) => {
  if (data.name === "cancel") {
    cancellations++;
    return;
  }
  const { id } = data;
  try {
    const output = await answer(data);
    const transfer = typeof output === "object" ? [output.pixels.buffer, output.stone.buffer] : [];
    tell({ id, output }, transfer);
  } catch (error) {
    if (error instanceof Cancelled) tell({ id, output: undefined });
    else tell({ id, failed: String(error) });
  }
});

async function answer(call: Call) {
  if (call.name === "open") {
    room = new VisitorPhoto(call.input);
    return undefined;
  }
  if (!room) throw new Error("There is no photograph to work on.");
  if (call.name === "hasSlab") return room.hasSlab(call.input);
  if (call.name === "slab") {
    const { stone, pixels, ...format } = call.input;
    room.keepSlab(stone, pixels, format);
    return undefined;
  }
  return room.draw(call.input.recipe, call.input.lays, pauseOf(call.id));
}

/** Reports a step, lets messages in, and stops where one of them cancels. */
function pauseOf(id: number) {
  const begun = cancellations;
  let step = 0;
  return async () => {
    tell({ id, step: ++step });
    await new Promise((resolve) => setTimeout(resolve));
    if (cancellations !== begun) throw new Cancelled("It is no longer wanted.");
  };
}
