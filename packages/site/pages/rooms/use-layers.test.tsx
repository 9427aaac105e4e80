// @vitest-environment happy-dom

import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { useLayers } from "./use-layers.ts";

const asked = vi.hoisted(() => [] as { source: string; answer: (layers: object | Error) => void }[]);
vi.mock("./rooms-data.ts", () => ({
  loadLayers: (source: string) =>
    new Promise((resolve, reject) => {
      const answer = (layers: object | Error) => (layers instanceof Error ? reject(layers) : resolve(layers));
      asked.push({ source, answer });
    }),
}));
beforeEach(() => {
  asked.length = 0;
});

const answer = (index: number, layers: object | Error) => act(async () => asked[index]?.answer(layers));
type Given = [source: string, attempt: number];

async function layers() {
  const onFailed = vi.fn();
  const hook = await mountHook(([source, attempt]: Given) => useLayers(source, attempt, onFailed), [
    "/a.json",
    0,
  ] as Given);
  return { ...hook, onFailed };
}

test("of two rooms the last one is drawn, also where the first one's layers come later", async () => {
  const { now, give } = await layers();
  await give(["/b.json", 0]);
  await answer(1, { of: "b" });
  await answer(0, { of: "a" });
  expect(now()).toEqual({ of: "b" });
});

test("layers of another room are none", async () => {
  const { now, give } = await layers();
  await answer(0, { of: "a" });
  expect(now()).toEqual({ of: "a" });
  await give(["/b.json", 0]);
  expect(now()).toBeUndefined();
});

test("what does not come is told while it is wanted, and asked for anew with another try", async () => {
  const { now, give, unmount, onFailed } = await layers();
  await answer(0, new Error("offline"));
  expect(onFailed).toHaveBeenCalledTimes(1);
  await give(["/a.json", 1]);
  await answer(1, { of: "a" });
  expect(now()).toEqual({ of: "a" });
  await give(["/b.json", 1]);
  await unmount();
  await answer(2, new Error("offline"));
  expect(onFailed).toHaveBeenCalledTimes(1);
});
