import type { Lay, Recipe } from "./recipe.ts";
import type { Calls, FetchedSlab, FromWorker, Pixels, ToWorker } from "./worker-calls.ts";

/** Fetches the slab of a stone. */
export type FetchSlab = (stone: string) => Promise<FetchedSlab>;

export type OpenRoom = {
  /**
   * Draws. A drawing under way is cancelled and gives undefined.
   * @throws where a slab cannot be fetched or the worker has failed
   */
  draw(
    recipe: Recipe,
    lays: Readonly<Record<string, Lay>>,
    onStep: (step: number) => void,
  ): Promise<Calls["draw"]["output"]>;
  cancel(): void;
  close(): void;
};

type Waiting = {
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
  onStep: ((step: number) => void) | undefined;
};

/**
 * Hands a photograph, at its working size, over to a worker of its own.
 * @throws where the worker does not start
 */
export async function openInWorker(photograph: Pixels, fetchSlab: FetchSlab): Promise<OpenRoom> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const call = caller(worker);
  await call("open", photograph, [photograph.data.buffer]);
  let latest = 0;
  const cancel = () => worker.postMessage({ name: "cancel" } satisfies ToWorker);
  return {
    async draw(recipe, lays, onStep) {
      const number = ++latest;
      cancel();
      for (const stone of new Set(Object.values(lays).map((lay) => lay.stone))) {
        if (await call("hasSlab", stone)) continue;
        const slab = await fetchSlab(stone);
        if (number !== latest) return undefined;
        await call("slab", { stone, ...slab }, [slab.pixels.data.buffer]);
      }
      return number === latest ? call("draw", { recipe, lays }, [], onStep) : undefined;
    },
    cancel() {
      latest++;
      cancel();
    },
    close: () => worker.terminate(),
  };
}

function caller(worker: Worker) {
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  let failed: Error | undefined;
  worker.addEventListener("error", () => {
    failed = new Error("The worker has failed.");
    for (const { reject } of waiting.values()) reject(failed);
    waiting.clear();
  });
  worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.id);
    if ("step" in data) return asked?.onStep?.(data.step);
    waiting.delete(data.id);
    if ("output" in data) asked?.resolve(data.output);
    else asked?.reject(new Error(data.failed));
  });
  return <Name extends keyof Calls>(
    name: Name,
    input: Calls[Name]["input"],
    transfer: Transferable[] = [],
    onStep?: (step: number) => void,
  ): Promise<Calls[Name]["output"]> =>
    new Promise((resolve, reject) => {
      if (failed) return reject(failed);
      const id = calls++;
      waiting.set(id, { resolve: (output) => resolve(output as Calls[Name]["output"]), reject, onStep });
      // Name and input belong together by the types of the parameters.
      worker.postMessage({ id, name, input } as ToWorker, transfer);
    });
}
