// @vitest-environment happy-dom

import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSavedPhotograph } from "./saved-photograph.ts";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

const put = vi.hoisted(() => vi.fn(async (_: { state: VisitorPhotoState }) => {}));
vi.mock("@stoneyard/site/ui/browser/indexed-store.ts", () => ({
  indexedStore: () => async (_: string, ask: (store: object) => unknown) => ask({ put }),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  put.mockClear();
});

const stateAt = (focal: number) => ({ focal }) as VisitorPhotoState;
const passes = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

async function kept() {
  const blobs: ((blob: Blob | null) => void)[] = [];
  const photograph = {
    toBlob: (given: (blob: Blob | null) => void) => blobs.push(given),
  } as unknown as HTMLCanvasElement;
  const hook = await mountHook(
    (state: VisitorPhotoState) => useSavedPhotograph(photograph, state),
    stateAt(1),
  );
  const encode = (index = 0, blob: Blob | null = new Blob(["png"])) => act(async () => blobs[index]?.(blob));
  const states = () => put.mock.calls.map(([{ state }]) => state.focal);
  return { ...hook, blobs, encode, states };
}

test("a change is kept when it has stood for 400 ms, the last of several, the photograph encoded once", async () => {
  const { now, give, blobs, encode, states } = await kept();
  await passes(399);
  await give(stateAt(2));
  await passes(399);
  expect(blobs).toHaveLength(0);
  await passes(1);
  await encode();
  expect([states(), now()]).toEqual([[2], true]);
  await give(stateAt(3));
  await passes(400);
  expect([states(), blobs.length]).toEqual([[2, 3], 1]);
});

test("what is deleted while its photograph is being encoded does not come back", async () => {
  const { encode, states, unmount } = await kept();
  await passes(400);
  await unmount();
  await encode();
  expect(states()).toEqual([]);
});

test("a page that is left keeps nothing afterwards", async () => {
  const { unmount } = await kept();
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("a photograph that cannot be encoded, or a browser that keeps nothing, is told", async () => {
  const first = await kept();
  await passes(400);
  await first.encode(0, null);
  expect([first.now(), first.states()]).toEqual([false, []]);
  put.mockRejectedValueOnce(new Error("full"));
  const second = await kept();
  await passes(400);
  await second.encode();
  expect(second.now()).toBe(false);
});
