import { afterEach, expect, test, vi } from "vitest";
import { type PackRequest, packInWorker } from "./pack-in-worker.ts";

let asked: PackRequest[] = [];
let workers: FakeWorker[] = [];
class FakeWorker extends EventTarget {
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(request: PackRequest): void {
    asked.push(request);
  }
  terminate = vi.fn();
}
afterEach(() => {
  vi.unstubAllGlobals();
  [asked, workers] = [[], []];
});

const pack = () => packInWorker([], { width: 1, height: 1 }, { kerf: 0, margin: 0 });
const answer = (place: number, slabs: number) =>
  workers[0]?.dispatchEvent(
    Object.assign(new Event("message"), { data: { number: asked[place]?.number, layout: { slabs } } }),
  );

test("each of two questions at once gets its own answer; after a failure a new worker is asked", async () => {
  vi.stubGlobal("Worker", FakeWorker);
  const [first, second] = [pack(), pack()];
  answer(1, 2);
  answer(0, 1);
  expect([await first, await second]).toEqual([{ slabs: 1 }, { slabs: 2 }]);
  const failing = pack();
  workers[0]?.dispatchEvent(new Event("error"));
  await expect(failing).rejects.toThrow("Packing failed.");
  void pack();
  expect(workers.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 0]);
});
