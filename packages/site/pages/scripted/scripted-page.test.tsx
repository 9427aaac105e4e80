// @vitest-environment happy-dom

import { happens, mount } from "@stoneyard/site/ui/testing/mount.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { AwaitedJson } from "./scripted-page.tsx";

vi.mock("@stoneyard/site/head/head.static.tsx", () => ({ Head: () => null }));
vi.mock("@stoneyard/site/print/sheet-head.static.tsx", () => ({ SheetHead: () => null }));
afterEach(() => vi.unstubAllGlobals());

test("data that did not come are asked for again by a press, which leaves the focus where it was", async () => {
  const answers = [async () => new Response("", { status: 503 }), () => new Promise(() => {})];
  const fetched = vi.fn(() => answers.shift()?.());
  vi.stubGlobal("fetch", fetched);
  const { place } = await mount(
    <AwaitedJson<string> source="/list.json" say={(key) => key}>
      {(data) => data}
    </AwaitedJson>,
  );
  const button = await vi.waitUntil(() => place.querySelector("button"));
  expect(place.querySelector("[role=alert]")?.textContent).toBe("failed");
  button.focus();
  await happens(button, new MouseEvent("click", { bubbles: true }));
  expect([fetched.mock.calls.length, button.isConnected]).toEqual([2, false]);
  expect(document.activeElement).toBe(place.querySelector("[role=status]")?.parentElement);
});
