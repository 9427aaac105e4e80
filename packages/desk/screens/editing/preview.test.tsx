// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Preview } from "./preview.tsx";

const site = vi.hoisted(() => ({ asked: [] as string[], state: {} as object | undefined }));
vi.mock("../api.ts", () => ({
  readPreview: async (page: string) => {
    site.asked.push(page);
    if (!site.state) throw new Error("no desk");
    return site.state;
  },
}));
vi.mock("../desk-context.ts", () => ({
  useDesk: () => ({ words: { noPreview: "Off", previewStarts: "Starts", previewComes: "Comes" } }),
}));
beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(site, { asked: [], state: undefined });
});
afterEach(() => void vi.useRealTimers());

const ORIGIN = "http://localhost:5173";

/** The preview of a page, and what it says when so many seconds have passed. */
async function previewOf(page: string, origin: string | undefined = ORIGIN) {
  const { place, unmount } = await mount(<Preview page={page} origin={origin} />);
  const after = async (seconds: number) => {
    await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    return place.querySelector("[role=status]")?.textContent;
  };
  const frame = () => place.querySelector("iframe");
  return { place, unmount, after, frame };
}

test("a page is looked for each second until its site has it, and comes over what says so", async () => {
  const { place, after, frame } = await previewOf("/marble/carrara");
  expect([await after(0), site.asked.length]).toEqual(["Starts", 1]);
  site.state = { isThere: false, hasPage: false };
  expect([await after(0.9), site.asked.length]).toEqual(["Starts", 1]);
  expect([await after(0.1), site.asked.length]).toEqual(["Starts", 2]);
  site.state = { isThere: true, hasPage: false };
  expect(await after(1)).toBe("Comes");
  expect(frame()).toBeNull();
  site.state = { isThere: true, hasPage: true };
  expect(await after(1)).toBe("Comes");
  expect([frame()?.src, place.querySelector("a")?.getAttribute("href")]).toEqual(
    Array(2).fill(`${ORIGIN}/marble/carrara`),
  );
  await happens(frame(), new Event("load"));
  expect([await after(60), site.asked]).toEqual([undefined, Array(4).fill("/marble/carrara")]);
});

test("a page that does not come within ten looks at a running site is shown as it is", async () => {
  const { after, frame } = await previewOf("/marble/none");
  await after(30);
  expect(frame()).toBeNull();
  site.state = { isThere: true, hasPage: false };
  await after(9);
  expect(frame()).toBeNull();
  await after(1);
  expect(frame()?.src).toBe(`${ORIGIN}/marble/none`);
});

test("nobody looks for the page of a preview that is gone or off", async () => {
  const { unmount } = await previewOf("/");
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
  site.asked.length = 0;
  const { place } = await mount(<Preview page="/" origin={undefined} />);
  expect([place.textContent, site.asked]).toEqual(["Off", []]);
});
