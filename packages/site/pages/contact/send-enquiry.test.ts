import { afterEach, expect, test, vi } from "vitest";
import { sendEnquiry } from "./send-enquiry.ts";

vi.mock("./enquiry-address.ts", () => ({ ENQUIRY_ADDRESS: "/api/contact" }));
afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response | Promise<Response>, onLine = true) {
  const fetch = vi.fn(async (_: string, __: RequestInit) => answer());
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("navigator", { onLine });
  return fetch;
}

test("it is sent as JSON, and counts when the server has stored it", async () => {
  const fetch = answering(() => Response.json({ id: "x", number: "4826-1793" }, { status: 201 }));
  expect(await sendEnquiry({ phone: "064", files: ["a"] })).toEqual({ number: "4826-1793" });
  const [address, { method, headers, body, signal }] = fetch.mock.calls[0] ?? ["", {}];
  expect([address, method, body]).toEqual(["/api/contact", "POST", '{"phone":"064","files":["a"]}']);
  expect(headers).toMatchObject({ "Content-Type": "application/json", Accept: "application/json" });
  expect(signal?.aborted).toBe(false);
});

test("it waits fifteen seconds for an answer", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  answering(() => Response.json({ number: "1" }));
  await sendEnquiry({});
  expect(timeout.mock.calls).toEqual([[15_000]]);
  timeout.mockRestore();
});

test("a refusal brings the server's words and its fields", async () => {
  const errors = [{ field: "phone", code: "bad-phone" }];
  answering(() => Response.json({ detail: "Mend the fields.", errors }, { status: 422 }));
  expect(await sendEnquiry({})).toEqual({ problems: errors, failure: { detail: "Mend the fields." } });
});

test("what is no answer of ours, or none at all, is a failure and throws nothing", async () => {
  answering(() => new Response("<html>", { status: 502 }));
  expect(await sendEnquiry({})).toEqual({ problems: [], failure: "unreachable" });
  answering(() => new Response("<html>", { status: 200 }));
  expect(await sendEnquiry({})).toEqual({ problems: [], failure: "unreachable" });
  answering(() => Promise.reject(new TypeError("no network")), false);
  expect(await sendEnquiry({})).toEqual({ problems: [], failure: "offline" });
});
