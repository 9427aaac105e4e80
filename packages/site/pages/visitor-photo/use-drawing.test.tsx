// @vitest-environment happy-dom

import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchSlab } from "./fetch-slab.ts";
import { openPhotograph } from "./open-photograph.ts";
import { useDrawing } from "./use-drawing.ts";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

type Drawn = { stone: string } | undefined;
const worker = vi.hoisted(() => ({
  draws: [] as { lays: object; step: (step: number) => void; end: (drawn: Drawn | Error) => void }[],
  opened: [] as { close: () => void; cancel: () => void }[],
  open: (_: Error | undefined) => {},
}));
vi.mock("@stoneyard/visitor-photo/in-worker.ts", () => ({
  openInWorker: () =>
    new Promise((resolve, reject) => {
      worker.open = (error) => {
        if (error) return reject(error);
        const room = {
          draw: (_: unknown, lays: object, step: (step: number) => void) =>
            new Promise((done, fail) => {
              worker.draws.push({
                lays,
                step,
                end: (drawn) => (drawn instanceof Error ? fail(drawn) : done(drawn)),
              });
            }),
          cancel: vi.fn(),
          close: vi.fn(),
        };
        worker.opened.push(room);
        resolve(room);
      };
    }),
}));
vi.mock("./open-photograph.ts", async (original) => ({
  ...(await original<typeof import("./open-photograph.ts")>()),
  pixelsOf: () => ({}),
}));

beforeEach(() => {
  vi.useFakeTimers();
  worker.draws = [];
  worker.opened = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stateWith = (stone: string, surfaces: unknown[] = [{}]) =>
  ({ focal: 1, centre: [0, 0], surfaces, lays: { "1": { stone } } }) as unknown as VisitorPhotoState;
const passes = (milliseconds: number) => act(async () => vi.advanceTimersByTime(milliseconds));
const ends = (index: number, drawn: Drawn | Error) => act(async () => worker.draws[index]?.end(drawn));

async function drawing(first = stateWith("a")) {
  const onStone = vi.fn();
  const photograph = document.createElement("canvas");
  const [fetchSlab, result] = [vi.fn(), { current: null }];
  const { now, give, unmount } = await mountHook(
    (state: VisitorPhotoState) => useDrawing({ photograph, state, fetchSlab, result, onStone }),
    first,
  );
  const open = (error?: Error) => act(async () => worker.open(error));
  return { now, give, unmount, open, onStone };
}

test("changes that follow each other within 120 ms are drawn once, the last of them", async () => {
  const surfaces = [{}];
  const { give, open } = await drawing(stateWith("a", surfaces));
  await open();
  await passes(119);
  await give(stateWith("b", surfaces));
  await passes(119);
  expect(worker.draws).toHaveLength(0);
  await passes(1);
  expect(worker.draws.map(({ lays }) => lays)).toEqual([{ "1": { stone: "b" } }]);
});

test("a drawing that comes late does not take the place of what was chosen since", async () => {
  const { now, give, open, onStone } = await drawing();
  await open();
  await passes(120);
  await give(stateWith("b"));
  await passes(120);
  await act(async () => worker.draws[1]?.step(2));
  expect(now().drawing).toEqual({ state: "working", step: 2 });
  await act(async () => worker.draws[0]?.step(3));
  await ends(0, { stone: "old" });
  expect([now().drawing, onStone.mock.calls]).toEqual([{ state: "working", step: 2 }, []]);
  await ends(1, { stone: "new" });
  expect([now().drawing.state, onStone.mock.calls]).toEqual(["drawn", [["new"]]]);
});

test("a picture is of the present stones and outlines until one of them changes, and once that is drawn", async () => {
  const surfaces = [{}];
  const { now, give, open } = await drawing(stateWith("a", surfaces));
  await open();
  await passes(120);
  expect(now().isPresent).toBe(false);
  await ends(0, { stone: "a" });
  expect(now().isPresent).toBe(true);
  const next = stateWith("b", surfaces);
  await give(next);
  expect(now().isPresent).toBe(false);
  await passes(120);
  await ends(1, { stone: "b" });
  expect(now().isPresent).toBe(true);
  await give({ ...next, chosen: "2" });
  expect(now().isPresent).toBe(true);
  await give({ ...next, surfaces: [] });
  expect(now().isPresent).toBe(false);
});

test("a failure is told, of what is still wanted alone, and another try opens the photograph anew", async () => {
  const { now, give, open } = await drawing();
  await open();
  await passes(120);
  await give(stateWith("b"));
  await passes(120);
  await ends(0, new Error("old"));
  expect(now().drawing.state).toBe("working");
  await ends(1, new Error("new"));
  expect(now().drawing.state).toBe("failed");
  await act(async () => now().again());
  expect(worker.opened[0]?.close).toHaveBeenCalledTimes(1);
  await open();
  await passes(120);
  expect(worker.draws).toHaveLength(3);
});

test("cancelled, it is told so and left; without a surface there is nothing to draw", async () => {
  const { now, give, open } = await drawing();
  await open();
  await passes(120);
  await act(async () => now().cancel());
  await ends(0, undefined);
  expect([now().drawing.state, vi.mocked(worker.opened[0]?.cancel ?? vi.fn()).mock.calls.length]).toEqual([
    "cancelled",
    1,
  ]);
  await give(stateWith("a", []));
  expect(now().drawing.state).toBe("empty");
});

test("a step that the worker had told before it heard of the end takes nothing back", async () => {
  const { now, open } = await drawing();
  await open();
  await passes(120);
  await act(async () => now().cancel());
  await act(async () => worker.draws[0]?.step(2));
  await ends(0, undefined);
  expect(now().drawing.state).toBe("cancelled");
});

test("that a photograph could not be opened stays told while more is drawn on it, until it is tried again", async () => {
  const { now, give, open } = await drawing();
  await open(new Error("no worker"));
  expect(now().drawing.state).toBe("failed");
  await give(stateWith("b"));
  await passes(120);
  expect(now().drawing.state).toBe("failed");
  await act(async () => now().again());
  expect(now().drawing.state).toBe("empty");
  await open();
  await passes(120);
  expect([now().drawing.state, worker.draws.length]).toEqual(["working", 1]);
});

test("a page that is left ends its worker, also one that opens later, and draws no more", async () => {
  const { open, unmount } = await drawing();
  await open();
  await unmount();
  expect(worker.opened[0]?.close).toHaveBeenCalledTimes(1);
  await passes(1000);
  expect([worker.draws.length, vi.getTimerCount()]).toEqual([0, 0]);
  const late = await drawing();
  await late.unmount();
  await late.open();
  expect(worker.opened[1]?.close).toHaveBeenCalledTimes(1);
});

test("a slab is fetched in its wide picture, whole, and lies opened like a book where it was sawn", async () => {
  const fetched = vi.fn(async () => new Response("x"));
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("createImageBitmap", async () => ({ close() {} }));
  const slab = { title: "A", narrow: "/a-800", wide: "/a-1200", size: [3, 1.8] as [number, number] };
  const stones = { sawn: slab, cast: { ...slab, engineered: true as const } };
  expect(await fetchSlab({ stones }, "sawn")).toMatchObject({ size: [3, 1.8], bookmatched: true });
  expect(await fetchSlab({ stones }, "cast")).toMatchObject({ bookmatched: false });
  expect(fetched).toHaveBeenCalledWith("/a-1200");
});

/** Opens a photograph of these pixels as a browser would; gives the size that is worked on and the focal length. */
async function opened(width: number, height: number) {
  const asked = vi.fn(
    async (_: Blob, { resizeWidth = width, resizeHeight = height }: ImageBitmapOptions = {}) => ({
      width: resizeWidth,
      height: resizeHeight,
      close: vi.fn(),
    }),
  );
  vi.stubGlobal("createImageBitmap", asked);
  vi.stubGlobal("Worker", class {});
  HTMLCanvasElement.prototype.getContext = vi.fn(() => ({ drawImage: vi.fn() })) as never;
  const { canvas, focal } = await openPhotograph(new Blob(["no EXIF"]));
  return [canvas.width, canvas.height, Math.round(focal)];
}

test("a photograph is worked on at 1600 pixels' longest side, and no larger than it is", async () => {
  // 26 mm of the diagonal of a film, 43.27 mm: 0.601 of the diagonal of the picture.
  expect(await opened(4000, 3000)).toEqual([1600, 1200, 1202]);
  expect(await opened(3000, 4000)).toEqual([1200, 1600, 1202]);
  expect(await opened(1600, 900)).toEqual([1600, 900, 1103]);
  expect(await opened(400, 300)).toEqual([400, 300, 300]);
});

test("one of less than 300 pixels is too small, also when only its shorter side is after it was made smaller", async () => {
  await expect(opened(400, 299)).rejects.toMatchObject({ why: "small" });
  await expect(opened(8000, 1497)).rejects.toMatchObject({ why: "small" });
  expect(await opened(8000, 1500)).toEqual([1600, 300, 978]);
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  await expect(openPhotograph(new Blob(["x"]))).rejects.toMatchObject({ why: "unreadable" });
});
