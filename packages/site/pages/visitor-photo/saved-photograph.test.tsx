// @vitest-environment happy-dom

import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type SavedPhotograph, useSavedPhotograph } from "./saved-photograph.ts";
import type { VisitorPhotoState } from "./visitor-photo-state.ts";

const store = vi.hoisted(() => ({ kept: undefined as SavedPhotograph | undefined }));
const put = vi.hoisted(() =>
  vi.fn(async (saved: SavedPhotograph) => {
    store.kept = saved;
  }),
);
vi.mock("@stoneyard/site/ui/browser/indexed-store.ts", () => ({
  indexedStore: () => async (_: string, ask: (store: object) => unknown) => {
    const found = Object.assign(new EventTarget(), {
      result: store.kept ? { value: store.kept, update: put } : null,
    });
    await ask({ put, openCursor: () => found });
    found.dispatchEvent(new Event("success"));
    return found.result;
  },
}));
beforeEach(() => {
  vi.useFakeTimers();
  store.kept = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  put.mockClear();
});

const stateAt = (focal: number) => ({ focal }) as VisitorPhotoState;
const passes = (milliseconds: number) =>
  act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

async function kept(opened?: SavedPhotograph) {
  const blobs: ((blob: Blob | null) => void)[] = [];
  const photograph = {
    toBlob: (given: (blob: Blob | null) => void) => blobs.push(given),
  } as unknown as HTMLCanvasElement;
  const hook = await mountHook(
    (state: VisitorPhotoState) => useSavedPhotograph(photograph, state, opened),
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

test("what another window has deleted does not come back with a change here, nor takes it the place of another photograph", async () => {
  const { now, give, encode, states } = await kept();
  await passes(400);
  await encode();
  const mine = store.kept as SavedPhotograph;
  for (const others of [undefined, { ...mine, chosenAt: (mine.chosenAt ?? 0) + 1 }]) {
    store.kept = others;
    await give(stateAt(others ? 3 : 2));
    await passes(400);
    expect([states(), now(), store.kept]).toEqual([[1], false, others]);
  }
});

test("a photograph that a former version of the page kept is kept on, unless another window has deleted it", async () => {
  const opened = { photograph: new Blob(["png"]), state: stateAt(1) };
  store.kept = opened;
  const { now, encode, give, states } = await kept(opened);
  await give(stateAt(2));
  await passes(400);
  await encode();
  expect([states(), now()]).toEqual([[2], true]);
  store.kept = undefined;
  await give(stateAt(3));
  await passes(400);
  expect([store.kept, now()]).toEqual([undefined, false]);
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
