import { afterEach, expect, test, vi } from "vitest";
import { indexedStore } from "./indexed-store.ts";

afterEach(() => vi.unstubAllGlobals());

class Request extends EventTarget {
  result: unknown;
  constructor(result: unknown) {
    super();
    this.result = result;
    queueMicrotask(() => this.dispatchEvent(new Event("success")));
  }
}

/** A database whose requests succeed, and whose transactions then end by this event. */
function stubDatabase(end: "complete" | "abort") {
  const closed = vi.fn();
  const transaction = () =>
    Object.assign(new EventTarget(), {
      error: new DOMException("full", "QuotaExceededError"),
      objectStore(this: EventTarget) {
        setTimeout(() => this.dispatchEvent(new Event(end)));
        return { put: () => new Request("key") };
      },
    });
  vi.stubGlobal("indexedDB", { open: () => new Request({ transaction, close: closed }) });
  return closed;
}

const put = () => indexedStore("rooms", "kept")("readwrite", (store) => store.put("photograph", "only"));

test("what is asked is answered once it lasts, and the database is closed", async () => {
  const closed = stubDatabase("complete");
  await expect(put()).resolves.toBe("key");
  expect(closed).toHaveBeenCalledOnce();
});

test("what a full store takes back when it is to be written is not kept", async () => {
  const closed = stubDatabase("abort");
  await expect(put()).rejects.toThrow("full");
  expect(closed).toHaveBeenCalledOnce();
});
