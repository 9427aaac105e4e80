import { afterEach, expect, test, vi } from "vitest";
import { openInWorker } from "./in-worker.ts";
import type { Recipe } from "./recipe.ts";
import type { FetchedSlab, ToWorker } from "./worker-calls.ts";

/** What the worker is told but to cancel; it has one slab, and answers at once. */
let told: string[] = [];
let latest: FakeWorker | undefined;
class FakeWorker extends EventTarget {
  constructor() {
    super();
    latest = this;
  }
  postMessage(message: ToWorker): void {
    if (message.name === "cancel") return;
    told.push(message.name);
    const isThere = message.name === "hasSlab" && message.input === "kept";
    const data = { id: message.id, output: message.name === "draw" ? { pixels: 1 } : isThere };
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event("message"), { data })));
  }
  terminate(): void {}
}
afterEach(() => {
  vi.unstubAllGlobals();
  told = [];
});

const pixels = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const recipe = { surfaces: [] } as unknown as Recipe;
const lay = (stone: string) => ({ "1": { stone, shift: [0, 0] as const, turn: 0 } });

async function opened() {
  vi.stubGlobal("Worker", FakeWorker);
  const slabs = new Map<string, (slab: FetchedSlab) => void>();
  const room = await openInWorker(pixels, (stone) => new Promise((come) => slabs.set(stone, come)));
  const draw = (stone: string) => room.draw(recipe, lay(stone), () => {});
  const comes = (stone: string) => slabs.get(stone)?.({ pixels, size: [3, 2], bookmatched: true });
  return { room, draw, comes, asked: (stone: string) => expect.poll(() => slabs.has(stone)).toBe(true) };
}

test("of two drawings the last one is drawn, also where the slab of the first comes later", async () => {
  const { draw, comes, asked } = await opened();
  const [first, second] = [draw("carrara"), draw("magma")];
  await asked("carrara");
  await asked("magma");
  comes("magma");
  expect(await second).toEqual({ pixels: 1 });
  comes("carrara");
  expect(await first).toBeUndefined();
  const [former, latter] = [draw("kept"), draw("kept")];
  expect([await former, await latter]).toEqual([undefined, { pixels: 1 }]);
  expect(told.filter((name) => name === "draw" || name === "slab")).toEqual(["slab", "draw", "draw"]);
});

test("what is cancelled while its slab is on the way is not drawn", async () => {
  const { room, draw, comes, asked } = await opened();
  const drawing = draw("carrara");
  await asked("carrara");
  room.cancel();
  comes("carrara");
  expect(await drawing).toBeUndefined();
});

test("what is asked of a worker that has failed fails at once", async () => {
  const { draw } = await opened();
  latest?.dispatchEvent(new Event("error"));
  await expect(draw("kept")).rejects.toThrow("The worker has failed.");
  expect(told).toEqual(["open"]);
});
