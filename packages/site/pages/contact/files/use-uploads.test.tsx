// @vitest-environment happy-dom

import type { KeptFile } from "@stoneyard/site/choice/enquiry-draft.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { UploadNews } from "./upload-file.ts";
import { isOnItsWay, useUploads } from "./use-uploads.ts";

const sending = vi.hoisted(() => ({
  /** What the test answers of a file, by its name. */
  running: new Map<
    string,
    { id: string; end: (outcome: string | null) => void; tell: (news: never) => void; signal: AbortSignal }
  >(),
  /** What is written anew on the device, by the name of the file. */
  bare: new Map<string, File>(),
  dropUpload: vi.fn(),
  keepFiles: vi.fn(),
}));
vi.mock("./upload-file.ts", () => ({
  dropUpload: sending.dropUpload,
  barePhotograph: async (file: File) => sending.bare.get(file.name) ?? file,
  uploadFile: ({ name }: File, id: string, tell: (news: never) => void, signal: AbortSignal) =>
    new Promise((end) => sending.running.set(name, { id, end, tell, signal })),
}));
vi.mock("@stoneyard/site/choice/enquiry-draft.ts", () => ({ keepFiles: sending.keepFiles }));

beforeEach(() => sending.running.clear());
afterEach(() => vi.clearAllMocks());

const MIB = 2 ** 20;
function file(name: string, size = 10): File {
  return Object.defineProperty(new File(["x"], name), "size", { value: size });
}
/** Names of the files that are kept with the draft. */
const kept = () => sending.keepFiles.mock.lastCall?.[0].map(({ file }: KeptFile) => file.name);
const settle = () => act(async () => void (await vi.dynamicImportSettled()));
async function hook() {
  const { now } = await mountHook(useUploads, undefined);
  const add = async (...files: File[]) => {
    await act(async () => now().add(files));
    await settle();
  };
  const end = (name: string, outcome: string | null) =>
    act(async () => sending.running.get(name)?.end(outcome));
  const states = () => Object.fromEntries(now().uploads.map(({ name, state }) => [name, state]));
  const idOf = (name: string) => now().uploads.find((one) => one.name === name)?.id ?? "";
  return { now, add, end, states, idOf };
}

test("the sixth file is told and not taken; a refused one makes room for it", async () => {
  const { now, add, end } = await hook();
  await add(...["a", "b", "c", "d", "e"].map((name) => file(name)));
  expect(now().problem).toBeUndefined();
  await add(file("f"));
  expect([now().problem, now().uploads.length]).toEqual(["files-too-many", 5]);
  await end("a", "file-unknown");
  await add(file("f"));
  expect([now().problem, now().uploads.length]).toEqual([undefined, 6]);
});

test("what is written anew on the device is sent in the place of a photograph, where it is not too large with the others", async () => {
  const { now, add } = await hook();
  sending.bare.set("a.heic", file("a.jpg", 9 * MIB)).set("b.heic", file("b.jpg", 10 * MIB));
  await add(file("a.heic", 7 * MIB), file("b.heic", 4 * MIB));
  sending.bare.clear();
  expect(now().uploads.map(({ name, size }) => [name, size / MIB])).toEqual([
    ["a.jpg", 9],
    ["b.heic", 4],
  ]);
  expect([...sending.running.keys()]).toEqual(["a.jpg", "b.heic"]);
  await add(file("c", 2 * MIB));
  expect(now().problem).toBeUndefined();
  await add(file("d", 1));
  expect(now().problem).toBe("files-too-large");
});

test("files of 15 MiB together are taken, and a byte more is not", async () => {
  const { now, add } = await hook();
  await add(file("a", 10 * MIB), file("b", 5 * MIB));
  expect(now().problem).toBeUndefined();
  await add(file("c", 1));
  expect([now().problem, now().uploads.length]).toEqual(["files-too-large", 2]);
});

test("of files that are too many or too large together those that are taken are kept for a later visit", async () => {
  const many = await hook();
  await many.add(...["a", "b", "c", "d", "e", "f"].map((name) => file(name)));
  expect([many.now().problem, kept()]).toEqual(["files-too-many", ["a", "b", "c", "d", "e"]]);
  const large = await hook();
  await large.add(file("g", 8 * MIB), file("h", 7 * MIB), file("i", 1));
  expect([large.now().problem, kept()]).toEqual(["files-too-large", ["g", "h"]]);
});

test("a file that is taken out while it is sent is stopped, and does not come back with its answer", async () => {
  const { now, add, end, states, idOf } = await hook();
  await add(file("kitchen"), file("hall"));
  const id = idOf("kitchen");
  await act(async () => now().remove(id));
  await settle();
  expect(sending.running.get("kitchen")?.signal.aborted).toBe(true);
  expect(sending.running.get("hall")?.signal.aborted).toBe(false);
  expect(sending.dropUpload.mock.calls).toEqual([[id]]);
  await act(async () => sending.running.get("kitchen")?.tell({ sent: 5 } as never));
  await end("kitchen", null);
  await end("hall", null);
  expect(states()).toEqual({ hall: "ready" });
  expect(await now().settled()).toEqual([idOf("hall")]);
  expect(kept()).toEqual(["hall"]);
});

test("two answers at once change two files; the enquiry waits for all, and goes without a refused one only once that is seen", async () => {
  const { now, add, end, states, idOf } = await hook();
  await add(file("a"), file("b"), file("c"));
  const settled = vi.fn();
  void now().settled().then(settled);
  await act(async () => {
    sending.running.get("a")?.tell({ sent: 3 } as never);
    sending.running.get("b")?.tell("waiting" as never);
  });
  expect(states()).toEqual({ a: { sent: 3 }, b: "waiting", c: { sent: 0 } });
  await end("c", null);
  await end("a", "files-too-large");
  expect(settled).not.toHaveBeenCalled();
  await end("b", null);
  expect(states()).toEqual({ a: { refused: "files-too-large" }, b: "ready", c: "ready" });
  expect(settled.mock.calls).toEqual([[null]]);
  expect(await now().settled()).toEqual([idOf("b"), idOf("c")]);
});

test("with an enquiry go its files and refused ones; what was chosen meanwhile stays for the next one", async () => {
  const { now, add, end, states, idOf } = await hook();
  await add(file("a"), file("b"), file("c"));
  await end("a", null);
  await end("c", null);
  await end("b", "file-unknown");
  const sent = [idOf("a"), idOf("c")];
  await add(file("d"), file("e"));
  await end("d", null);
  let gone: string[] = [];
  await act(async () => {
    gone = now().clear(sent);
  });
  expect([gone, states()]).toEqual([["a", "c"], { d: "ready", e: { sent: 0 } }]);
  await settle();
  expect(kept()).toEqual(["d", "e"]);
});

test("a file of the draft goes on under the id of its upload, as it was sent; one that was not yet sent is new", async () => {
  const first = await hook();
  const [bare, plan] = [file("a.jpg"), file("plan.pdf")];
  sending.bare.set("a.heic", bare);
  await first.add(file("a.heic"), plan);
  const draft = sending.keepFiles.mock.lastCall?.[0];
  expect(draft).toEqual([
    { file: bare, id: first.idOf("a.jpg") },
    { file: plan, id: first.idOf("plan.pdf") },
  ]);
  sending.running.clear();
  // Written anew once more, it would be other bytes.
  sending.bare.set("a.jpg", file("b.jpg"));
  const back = await hook();
  await act(async () => back.now().restore([...draft, { file: file("new.pdf") }]));
  await settle();
  sending.bare.clear();
  expect(back.now().uploads.map(({ id }) => id)).toEqual([
    ...[first.idOf("a.jpg"), first.idOf("plan.pdf"), back.idOf("new.pdf")],
  ]);
  expect([...sending.running].map(([name, { id }]) => [name, id])).toEqual([
    ["a.jpg", first.idOf("a.jpg")],
    ["plan.pdf", first.idOf("plan.pdf")],
    ["new.pdf", back.idOf("new.pdf")],
  ]);
});

test("files that the server no longer has are sent again under new ids in their places, the others are left alone", async () => {
  const { now, add, end, states, idOf } = await hook();
  await add(file("a"), file("b"), file("c"));
  await end("a", null);
  await end("b", "file-unknown");
  await end("c", null);
  const [a, b, c] = ["a", "b", "c"].map(idOf);
  sending.running.clear();
  await act(async () => now().sendAgain());
  await settle();
  expect(states()).toEqual({ a: { sent: 0 }, b: { refused: "file-unknown" }, c: { sent: 0 } });
  expect([...sending.running.keys()]).toEqual(["a", "c"]);
  expect(sending.dropUpload.mock.calls).toEqual([[a], [c]]);
  await end("a", null);
  await end("c", null);
  expect(await now().settled()).toEqual([idOf("a"), idOf("c")]);
  expect([idOf("a") === a, idOf("b") === b, idOf("c") === c]).toEqual([false, true, false]);
  expect(kept()).toEqual(["a", "b", "c"]);
  expect(sending.keepFiles.mock.lastCall?.[0][0].id).toBe(idOf("a"));
});

test("a file that can no longer be read is refused, and kept no longer with the others", async () => {
  const { now, add, end, states } = await hook();
  await add(file("changed"), file("plan"));
  await end("changed", "file-unreadable");
  await end("plan", null);
  expect(states()).toEqual({ changed: { refused: "file-unreadable" }, plan: "ready" });
  expect([kept(), (await now().settled())?.length]).toEqual([["plan"], 1]);
});

test("on its way is what waits, is sent or is looked at; not what is there or refused", () => {
  const states: [UploadNews | "ready" | { refused: "file-unknown" }, boolean][] = [
    ["waiting", true],
    ["checking", true],
    [{ sent: 0 }, true],
    ["ready", false],
    [{ refused: "file-unknown" }, false],
  ];
  for (const [state, expected] of states)
    expect([state, isOnItsWay({ id: "", name: "", size: 1, state })]).toEqual([state, expected]);
});
