// @vitest-environment happy-dom

import { tellQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act, type ComponentProps, type Dispatch } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RoomStage } from "./room-stage.tsx";
import type { StageAction } from "./stage-state.ts";

const stage = vi.hoisted(() => ({ dispatch: undefined as unknown }));
vi.mock("./stage-status.tsx", () => ({ StageStatus: () => null }));
vi.mock("./stage-picture.tsx", () => ({
  StagePicture: ({ dispatch }: object & { dispatch: unknown }) => {
    stage.dispatch = dispatch;
    return null;
  },
}));
beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/rooms/kitchen-1");
});
afterEach(() => void vi.useRealTimers());

async function room(more: Partial<ComponentProps<typeof RoomStage>> = {}) {
  const opens = { worktop: "marble/carrara" };
  const data = { stones: { "marble/carrara": {}, "granit/magma": {} } };
  const room = { slug: "kitchen-1", stones: opens, surfaces: ["worktop"] };
  const given: object = { room, opens, data, shared: true, bare: true, ...more };
  await mount(<RoomStage {...(given as ComponentProps<typeof RoomStage>)} />);
  return (stone: string) =>
    act(async () => (stage.dispatch as Dispatch<StageAction>)({ type: "stone-laid", stone }));
}

test("what is laid and taken back at once leaves the address as it was; what stands is written after 300 ms", async () => {
  const lay = await room();
  await lay("granit/magma");
  await lay("marble/carrara");
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe("");
  await lay("granit/magma");
  vi.advanceTimersByTime(299);
  expect(location.search).toBe("");
  vi.advanceTimersByTime(1);
  expect(location.search).toBe("?worktop=magma");
});

test("who goes back to an address of before finds in it what is laid now", async () => {
  const lay = await room();
  await lay("granit/magma");
  await act(async () => vi.advanceTimersByTime(300));
  history.replaceState(null, "", "/rooms/kitchen-1");
  await act(async () => tellQuery());
  await act(async () => vi.advanceTimersByTime(300));
  expect(location.search).toBe("?worktop=magma");
});

test("the room as it is seen is told at first and whenever another stone is laid", async () => {
  const onAddress = vi.fn();
  const lay = await room({ onAddress, shared: false });
  await lay("granit/magma");
  expect(onAddress.mock.calls).toEqual([["/rooms/kitchen-1"], ["/rooms/kitchen-1?worktop=magma"]]);
});
