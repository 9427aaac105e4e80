// @vitest-environment happy-dom

import { expect, onTestFinished, test, vi } from "vitest";
import { markRequests } from "./marked-requests.ts";

test("what a page asks of this site is marked; another host, which would have to allow the mark, gets none", async () => {
  const asked = vi.fn(async (_: Request) => new Response());
  vi.stubGlobal("fetch", asked);
  onTestFinished(() => void vi.unstubAllGlobals());
  markRequests();
  for (const address of ["/search.json", "https://enquiries.example/api/contact"])
    await fetch(new URL(address, location.href));
  expect(asked.mock.calls.map(([{ headers }]) => headers.get("X-Requested-With"))).toEqual([
    "XMLHttpRequest",
    null,
  ]);
});
