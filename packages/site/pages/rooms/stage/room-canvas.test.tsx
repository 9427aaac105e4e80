// @vitest-environment happy-dom

import type { LaidSlabs, RoomDrawing, Scene } from "@stoneyard/room-view/drawing.ts";
import { NotFetched, type RoomLayers } from "@stoneyard/room-view/room-layers.ts";
import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, useRef } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoomCanvas } from "./room-canvas.tsx";
import { useSlabDrag } from "./use-slab-drag.ts";

type Opening = { end: (drawing: RoomDrawing | Error) => void; signal: AbortSignal; lose: () => void };
const openings = vi.hoisted(() => [] as Opening[]);
vi.mock("@stoneyard/room-view/open-drawing.ts", () => ({
  openDrawing: (_: unknown, __: unknown, { signal, onLost }: { signal: AbortSignal; onLost: () => void }) =>
    new Promise((resolve, reject) => {
      const end = (drawing: unknown) => (drawing instanceof Error ? reject(drawing) : resolve(drawing));
      openings.push({ end, signal, lose: onLost });
    }),
}));
beforeEach(() => {
  openings.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const LAYERS = { size: [3, 2] } as RoomLayers;
const laid = (url: string): LaidSlabs => ({
  wall: { url, size: [3, 2], shift: [0, 0], turn: 0, bookmatched: true },
});

/** A drawing whose showing is answered by hand. */
function drawing() {
  const shown: { scene: Scene; signal: AbortSignal; end: (error?: Error) => void }[] = [];
  const dispose = vi.fn();
  const show = (scene: Scene, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) =>
      shown.push({ scene, signal, end: (error) => (error ? reject(error) : resolve()) }),
    );
  return { shown, dispose, given: { show, dispose } as unknown as RoomDrawing };
}

async function canvas(layers = LAYERS) {
  const [onState, onLost, onDrawing] = [vi.fn(), vi.fn(), vi.fn()];
  const node = (slabs: LaidSlabs, given = layers) => (
    <RoomCanvas
      layers={given}
      slabs={slabs}
      beside={undefined}
      divider={0.5}
      {...{ onState, onLost, onDrawing }}
    />
  );
  const { draw, unmount } = await mount(node(laid("a")));
  const open = (drawn: RoomDrawing | Error, index = 0) => act(async () => openings[index]?.end(drawn));
  const states = () => onState.mock.calls.map(([state]) => state);
  return { node, draw, unmount, open, states, onLost, onDrawing };
}

test("what is laid last is what counts, also where the one before is drawn later", async () => {
  const { node, draw, open, states } = await canvas();
  const { shown, given } = drawing();
  await open(given);
  await draw(node(laid("b")));
  expect(shown.map(({ scene, signal }) => [scene.left.wall?.url, signal.aborted])).toEqual([
    ["a", true],
    ["b", false],
  ]);
  await act(async () => shown[0]?.end());
  expect(states()).toEqual(["loading"]);
  await act(async () => shown[1]?.end());
  expect(states()).toEqual(["loading", "ready"]);
  expect(shown[1]?.scene).toMatchObject({ right: undefined, divider: 0.5 });
});

test("a slab that does not come leaves the last drawing standing; the first one leaves none", async () => {
  const { node, draw, open, states } = await canvas();
  const { shown, given } = drawing();
  await open(given);
  await act(async () => shown[0]?.end(new NotFetched("a")));
  await draw(node(laid("b")));
  await act(async () => shown[1]?.end());
  await draw(node(laid("c")));
  await act(async () => shown[2]?.end(new NotFetched("c")));
  expect(states()).toEqual(["loading", "failed", "ready", "stale"]);
});

test.each([
  [new NotFetched("layer"), "failed"],
  [new Error("no WebGL"), "undrawable"],
])("where it cannot be opened: %s is %s", async (error, state) => {
  const { open, states } = await canvas();
  await open(error);
  expect(states()).toEqual(["loading", state]);
});

test("a page that is left frees the graphics card, also for a drawing that comes later", async () => {
  const first = await canvas();
  const one = drawing();
  await first.open(one.given);
  await first.unmount();
  expect(one.dispose).toHaveBeenCalledTimes(1);
  expect(first.onDrawing.mock.calls).toEqual([[one.given], [undefined]]);
  const second = await canvas();
  await second.unmount();
  const late = drawing();
  await second.open(late.given, 1);
  expect([late.dispose.mock.calls.length, late.shown.length, openings[1]?.signal.aborted]).toEqual([
    1,
    0,
    true,
  ]);
  openings[1]?.lose();
  expect([second.onLost.mock.calls.length, second.states()]).toEqual([0, ["loading"]]);
});

test("another room has a canvas of its own, and what drew the last one is freed", async () => {
  const { node, draw, open, onLost } = await canvas();
  const { given, dispose } = drawing();
  await open(given);
  const before = document.querySelector("canvas");
  await draw(node(laid("a"), { ...LAYERS }));
  expect([dispose.mock.calls.length, openings.length, document.querySelectorAll("canvas").length]).toEqual([
    1, 2, 1,
  ]);
  expect(document.querySelector("canvas")).not.toBe(before);
  openings[1]?.lose();
  expect(onLost).toHaveBeenCalledTimes(1);
});

/** A room of 1600 x 1000 pixels, shown at half its size, whose wall has 100 pixels to the metre. */
async function stage() {
  const [onGrab, onMove] = [vi.fn(), vi.fn()];
  const plane = { surface: "wall", area: 1, homography: [0.01, 0, 0, 0, -0.01, 10, 0, 0, 1] };
  let turn = 0;
  function Stage() {
    const ref = useRef<HTMLDivElement>(null);
    useSlabDrag(ref, {
      size: [1600, 1000],
      planeAt: (x, y) => (x > 800 && y < 900 ? plane : undefined),
      laidOn: () => ({ stone: "a", shift: [1, 2], turn, slab: 0 }),
      onGrab,
      onMove,
    });
    return (
      <div ref={ref}>
        <input type="range" />
      </div>
    );
  }
  const { place } = await mount(<Stage />);
  const element = place.querySelector("div") as HTMLElement;
  Object.assign(element, {
    getBoundingClientRect: () => ({ left: 100, top: 50, width: 800, height: 500 }),
    setPointerCapture: vi.fn(),
  });
  const pointer = (
    type: string,
    x: number,
    y: number,
    more: PointerEventInit = {},
    target: Element = element,
  ) =>
    happens(
      target,
      new PointerEvent(type, { bubbles: true, button: 0, clientX: x, clientY: y, pointerId: 1, ...more }),
    );
  const turnTo = (degrees: number) => {
    turn = degrees;
  };
  return { element, pointer, onGrab, onMove, turnTo };
}

test("the stone goes with the pointer in metres of its surface, from where it lay", async () => {
  const { element, pointer, onGrab, onMove } = await stage();
  await pointer("pointerdown", 600, 150);
  expect([onGrab.mock.calls, vi.mocked(element.setPointerCapture).mock.calls]).toEqual([[["wall"]], [[1]]]);
  await pointer("pointermove", 650, 160);
  await pointer("pointermove", 550, 110);
  const rounded = onMove.mock.calls.map(([surface, shift]) => [
    surface,
    shift.map((metres: number) => Math.round(metres * 1000) / 1000),
  ]);
  // Twice 50 px are a metre; the slab goes the other way under the surface.
  expect(rounded).toEqual([
    ["wall", [0, 2.2]],
    ["wall", [2, 1.2]],
  ]);
});

test("on a slab that is turned the way turns with it", async () => {
  const { pointer, onMove, turnTo } = await stage();
  turnTo(90);
  await pointer("pointerdown", 600, 150);
  await pointer("pointermove", 650, 150);
  expect(onMove.mock.lastCall?.[1].map((metres: number) => Math.round(metres * 1000) / 1000)).toEqual([1, 1]);
});

test.each(["pointerup", "pointercancel"])("after %s nothing moves any more", async (end) => {
  const { pointer, onMove } = await stage();
  await pointer("pointerdown", 600, 150);
  await pointer(end, 600, 150);
  await pointer("pointermove", 650, 150);
  expect(onMove).not.toHaveBeenCalled();
});

test("a second finger, another button, the slider and what is no stone move nothing", async () => {
  const { element, pointer, onGrab, onMove } = await stage();
  await pointer("pointerdown", 600, 150, { button: 2 });
  await pointer("pointerdown", 200, 150);
  await pointer("pointerdown", 600, 540);
  await pointer("pointerdown", 600, 150, {}, element.querySelector("input") as Element);
  expect(onGrab).not.toHaveBeenCalled();
  await pointer("pointerdown", 600, 150);
  await pointer("pointerdown", 640, 150, { pointerId: 2 });
  await pointer("pointermove", 650, 150, { pointerId: 2 });
  expect(onMove).not.toHaveBeenCalled();
  // The first one still holds the slab.
  await pointer("pointerup", 650, 150, { pointerId: 2 });
  await pointer("pointermove", 650, 150);
  expect(onMove).toHaveBeenCalledTimes(1);
});
