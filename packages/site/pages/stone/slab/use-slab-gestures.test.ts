// @vitest-environment happy-dom
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { beforeEach, expect, test, vi } from "vitest";
import { type PointerGestures, SlabPointers, useSlabGestures } from "./use-slab-gestures.ts";

let calls: unknown[][];
let grabs: ReturnType<PointerGestures["canGrab"]>;
let pointers: SlabPointers;
let piece: HTMLElement;
let frame: HTMLElement;
beforeEach(() => {
  calls = [];
  grabs = "pressed";
  frame = document.createElement("div");
  frame.innerHTML = '<b data-piece="3"><i></i></b>';
  piece = frame.querySelector("i") as HTMLElement;
  Object.assign(frame, {
    setPointerCapture: vi.fn(),
    getBoundingClientRect: () => ({ left: 100, top: 50, width: 800, height: 400 }),
  });
  pointers = new SlabPointers(frame, () => gestures);
});

const told =
  (name: string) =>
  (...given: unknown[]) => {
    calls.push([name, ...given]);
    return true;
  };
const gestures: PointerGestures = {
  zoom: told("zoom"),
  doubleTap: told("doubleTap"),
  pan: told("pan"),
  canGrab: () => grabs,
  grab: told("grab"),
  drag: told("drag"),
  drop: told("drop"),
  tap: told("tap"),
};

const event = (x: number, y: number, more: object = {}) =>
  ({
    button: 0,
    clientX: x,
    clientY: y,
    pointerId: 1,
    target: frame,
    timeStamp: 1000,
    type: "pointerup",
    ...more,
  }) as unknown as PointerEvent;

test("the bare stone goes with the pointer, from five pixels on", () => {
  pointers.down(event(200, 100));
  pointers.move(event(204, 100));
  expect(calls).toEqual([]);
  pointers.move(event(205, 100));
  pointers.move(event(215, 90));
  pointers.up(event(215, 90));
  expect(calls).toEqual([
    ["pan", { x: 5, y: 0 }],
    ["pan", { x: 10, y: -10 }],
  ]);
  pointers.move(event(300, 90));
  expect(calls).toHaveLength(2);
});

test("a piece is taken up, goes by its whole way since then, and is let go", () => {
  pointers.down(event(200, 100, { target: piece }));
  expect([calls, pointers.holdsPiece]).toEqual([[["grab", 3]], true]);
  pointers.move(event(210, 100));
  pointers.move(event(230, 120));
  pointers.up(event(230, 120));
  expect(calls.slice(1)).toEqual([["drag", { x: 10, y: 0 }], ["drag", { x: 30, y: 20 }], ["drop"]]);
  expect(pointers.holdsPiece).toBe(false);
});

test.each([
  ["to the side takes it up", 20, 10, ["grab", "drag"]],
  ["up or down is the page's", 10, 20, ["pan"]],
])("of a piece that a finger touches a move %s", (_, x, y, expected) => {
  grabs = "sideways";
  pointers.down(event(200, 100, { target: piece }));
  expect(calls).toEqual([]);
  pointers.move(event(200 + x, 100 + y));
  expect(calls.map(([name]) => name)).toEqual(expected);
});

test("a second finger lets the piece go, and two fingers zoom about their middle", () => {
  pointers.down(event(200, 100, { target: piece }));
  pointers.down(event(400, 100, { pointerId: 2 }));
  expect(calls.at(-1)).toEqual(["drop"]);
  pointers.move(event(600, 100, { pointerId: 2 }));
  expect(calls.slice(-2)).toEqual([
    ["pan", { x: 100, y: 0 }],
    ["zoom", 2, { x: 0.375, y: 0.125 }, "hand"],
  ]);
});

test("what the browser takes over lets a piece go, and is no tap", () => {
  pointers.down(event(200, 100, { target: piece }));
  pointers.up(event(200, 100, { type: "pointercancel", target: piece }));
  pointers.down(event(200, 100));
  pointers.up(event(200, 100, { type: "pointercancel" }));
  expect(calls).toEqual([["grab", 3], ["drop"]]);
});

const tap = (timeStamp: number, x = 500, more: object = {}) => {
  pointers.down(event(x, 150, { timeStamp }));
  pointers.up(event(x, 150, { timeStamp, ...more }));
  return calls.filter(([name]) => name === "doubleTap");
};

test("two taps within 350 ms and 24 px zoom in where they were, with Shift out; a third begins anew", () => {
  tap(1000);
  expect(tap(1349)).toEqual([["doubleTap", 2, { x: 0.5, y: 0.25 }]]);
  expect(tap(1500)).toHaveLength(1);
  expect(tap(1600, 500, { shiftKey: true })).toEqual([
    expect.anything(),
    ["doubleTap", 0.5, { x: 0.5, y: 0.25 }],
  ]);
});

test("two taps 350 ms or 24 px apart are two", () => {
  tap(1000);
  expect(tap(1350)).toEqual([]);
  expect(tap(1360, 524)).toEqual([]);
});

test("another button than the first does nothing", () => {
  pointers.down(event(200, 100, { button: 2 }));
  pointers.move(event(300, 100));
  pointers.up(event(300, 100));
  expect(calls).toEqual([]);
});

/** @returns whether the page may scroll with it */
function wheel(target: EventTarget, timeStamp: number, more: object = {}): boolean {
  const turn = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY: 100 });
  // This page's wheel has neither place nor keys.
  for (const [name, value] of Object.entries({ timeStamp, ...more }))
    Object.defineProperty(turn, name, { value });
  return target.dispatchEvent(turn);
}

test("a wheel scrolls the page and tells how it zooms, not when it began elsewhere; with Ctrl it zooms; all of it ends with the slab", async () => {
  document.body.replaceChildren(frame, document.createElement("p"));
  const ref = { current: frame };
  const all = { ...gestures, canPan: () => false, passedBy: told("passedBy") };
  const { unmount } = await mountHook((given: typeof all) => useSlabGestures(ref, given), all);
  expect(wheel(frame, 1000)).toBe(true);
  expect(calls.splice(0)).toEqual([["passedBy"]]);

  wheel(document.body, 2000);
  wheel(frame, 2400);
  expect(calls).toEqual([]);
  wheel(frame, 2401);
  expect(calls.splice(0)).toEqual([["passedBy"]]);

  expect(wheel(frame, 3000, { ctrlKey: true, clientX: 500, clientY: 150 })).toBe(false);
  expect(calls.splice(0)).toEqual([["zoom", Math.exp(-0.2), { x: 0.5, y: 0.25 }, "notch"]]);

  await unmount();
  wheel(frame, 4000);
  window.dispatchEvent(new Event("pointerup"));
  expect(calls).toEqual([]);
});
