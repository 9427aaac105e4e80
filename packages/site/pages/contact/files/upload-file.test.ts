import { afterEach, expect, test, vi } from "vitest";
import { dropUpload, uploadFile } from "./upload-file.ts";

// The build writes the server's address into it.
vi.mock("../enquiry-address.ts", () => ({ ENQUIRY_ADDRESS: "/api/contact" }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers by turns, and what it was asked and the visitor told. */
function sending(file: File, ...answers: (() => Response)[]) {
  const asked: string[] = [];
  const told: unknown[] = [];
  const online = new EventTarget();
  vi.stubGlobal("addEventListener", online.addEventListener.bind(online));
  vi.stubGlobal("removeEventListener", online.removeEventListener.bind(online));
  vi.stubGlobal("fetch", async (url: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${url} ${body instanceof Blob ? body.size : body}`);
    return (answers.shift() ?? (() => Promise.reject(new TypeError("no network"))))();
  });
  const stop = new AbortController();
  const done = uploadFile(file, "an-id", (news) => told.push(news), stop.signal);
  return { asked, told, stop, done, online };
}

const received = (bytes: number) => () => Response.json({ received: bytes });
const KIB = 1024;

test("every answer is read to its end, so that none is cut off when its time is over", async () => {
  const answers: Response[] = [];
  const file = new File(["a photograph"], "kitchen.jpg");
  vi.stubGlobal("fetch", async (_: string, { method }: RequestInit) => {
    const answer =
      method === "PUT"
        ? Response.json({ received: file.size })
        : Response.json({ name: file.name, size: file.size }, { status: 201 });
    answers.push(answer);
    return answer;
  });
  expect(await uploadFile(file, "an-id", () => {}, new AbortController().signal)).toBeNull();
  expect(answers.map(({ bodyUsed }) => bodyUsed)).toEqual([true, true]);
});

test("it goes on from where the server says it is, in parts of 128 KiB, and is then named", async () => {
  const { asked, told, done } = sending(
    new File([new Uint8Array(300 * KIB)], "kitchen.jpg"),
    received(128 * KIB),
    received(200 * KIB),
    received(300 * KIB),
    () => Response.json({}, { status: 201 }),
  );
  expect(await done).toBeNull();
  expect(asked).toEqual([
    `PUT /api/contact/files/an-id?from=0 ${128 * KIB}`,
    `PUT /api/contact/files/an-id?from=${128 * KIB} ${128 * KIB}`,
    `PUT /api/contact/files/an-id?from=${200 * KIB} ${100 * KIB}`,
    'POST /api/contact/files/an-id {"name":"kitchen.jpg"}',
  ]);
  expect(told).toEqual([{ sent: 0 }, { sent: 128 * KIB }, { sent: 200 * KIB }, "checking"]);
});

test("without an answer it waits one second, then two, up to fifteen, and begins anew after an answer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { asked, told } = sending(new File(["abc"], "a.jpg"));
  const waits: number[] = [];
  for (const wait of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
    await vi.advanceTimersByTimeAsync(wait - 1);
    waits.push(asked.length);
    await vi.advanceTimersByTimeAsync(1);
    waits.push(asked.length);
  }
  expect(waits).toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]);
  expect(told.slice(0, 3)).toEqual([{ sent: 0 }, "waiting", { sent: 0 }]);
});

test("the network's return ends the wait, and so does the visitor, for good", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { asked, stop, done, online } = sending(new File(["abc"], "a.jpg"));
  await vi.advanceTimersByTimeAsync(0);
  online.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveLength(2);
  stop.abort();
  expect(await done).toBe("cancelled");
  expect(vi.getTimerCount()).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test("a refusal that trying again would not change is told; a busy server is tried again", async () => {
  const refused = (status: number, body: object) => () => Response.json(body, { status });
  const outcome = (...answers: (() => Response)[]) => sending(new File(["abc"], "a.exe"), ...answers).done;
  expect(await outcome(refused(422, { errors: [{ field: "files", code: "file-unknown" }] }))).toBe(
    "file-unknown",
  );
  expect(await outcome(refused(413, {}))).toBe("files-too-large");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  // It waits a second each time, as there was an answer since.
  const answers = [refused(503, {}), received(1), refused(503, {}), received(3), () => Response.json({})];
  const busy = sending(new File(["abc"], "a.jpg"), ...answers);
  await vi.advanceTimersByTimeAsync(2000);
  expect(busy.asked).toHaveLength(5);
  expect(await busy.done).toBeNull();
});

test("a file that can no longer be read is told at once, and nothing of it is asked again", async () => {
  const file = new File([new Uint8Array(300 * KIB)], "plan.pdf");
  const slice = vi.spyOn(file, "slice");
  const gone = new Blob(["x"]);
  gone.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  slice.mockReturnValueOnce(new Blob([new Uint8Array(128 * KIB)])).mockReturnValueOnce(gone);
  const changed = sending(file, received(128 * KIB));
  expect(await changed.done).toBe("file-unreadable");
  expect(changed.asked).toHaveLength(1);
  // Some browsers read nothing where the file became shorter.
  slice.mockReturnValueOnce(new Blob([]));
  const shorter = sending(file);
  expect([await shorter.done, shorter.asked]).toEqual(["file-unreadable", []]);
});

test("a file is taken back by its id, also while the page is left", () => {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal("fetch", fetch);
  dropUpload("an-id");
  expect(fetch.mock.calls).toEqual([["/api/contact/files/an-id", { method: "DELETE", keepalive: true }]]);
});
