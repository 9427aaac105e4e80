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
  uploadFile: ({ name }: File, id: string, tell: (news: never) => void, signal: AbortSignal) =>
    new Promise((end) => sending.running.set(name, { id, end, tell, signal })),
}));
vi.mock("./bare-photograph.ts", () => ({
  barePhotograph: async (file: File) => sending.bare.get(file.name) ?? file,
}));
vi.mock("@stoneyard/site/choice/enquiry-draft.ts", () => ({ keepFiles: sending.keepFiles }));

beforeEach(() => sending.running.clear());
afterEach(() => vi.clearAllMocks());

const MIB = 2 ** 20;
const TOO_MANY = { refused: "files-too-many" };
const TOO_LARGE = { refused: "files-too-large" };
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

test("the sixth file is told by its name and not taken, until one that is refused or taken out makes room for it", async () => {
  const { now, add, end, states, idOf } = await hook();
  await add(...["a", "b", "c", "d", "e", "f", "g"].map((name) => file(name)));
  expect(states()).toMatchObject({ e: { sent: 0 }, f: TOO_MANY, g: TOO_MANY });
  expect([...sending.running.keys()]).toEqual(["a", "b", "c", "d", "e"]);
  await end("a", "file-unknown");
  await settle();
  expect(states()).toMatchObject({ a: { refused: "file-unknown" }, f: { sent: 0 }, g: TOO_MANY });
  await act(async () => now().remove(idOf("b")));
  await settle();
  expect(states()).toMatchObject({ f: { sent: 0 }, g: { sent: 0 } });
  expect([...sending.running.keys()]).toEqual(["a", "b", "c", "d", "e", "f", "g"]);
});

test("a file that there was no room for goes when it is taken out, or with an enquiry", async () => {
  const { now, add, end, states, idOf } = await hook();
  await add(...["a", "b", "c", "d", "e", "f", "g"].map((name) => file(name)));
  await act(async () => now().remove(idOf("f")));
  expect(sending.dropUpload).not.toHaveBeenCalled();
  for (const name of ["a", "b", "c", "d", "e"]) await end(name, null);
  await act(async () => now().clear(["a", "b", "c", "d", "e"].map(idOf)));
  await add(file("h"));
  await end("h", "file-unknown");
  await settle();
  expect(states()).toEqual({ h: { refused: "file-unknown" } });
});

test("what is written anew on the device is sent in the place of a photograph, where it is not too large with the others", async () => {
  const { now, add, states } = await hook();
  sending.bare.set("a.heic", file("a.jpg", 9 * MIB)).set("b.heic", file("b.jpg", 10 * MIB));
  await add(file("a.heic", 7 * MIB), file("b.heic", 4 * MIB));
  sending.bare.clear();
  expect(now().uploads.map(({ name, size }) => [name, size / MIB])).toEqual([
    ["a.jpg", 9],
    ["b.heic", 4],
  ]);
  expect([...sending.running.keys()]).toEqual(["a.jpg", "b.heic"]);
  await add(file("c", 2 * MIB), file("d", 1));
  expect(states()).toMatchObject({ c: { sent: 0 }, d: TOO_LARGE });
});

test("files of 15 MiB together are taken, and a byte more is not", async () => {
  const { add, states } = await hook();
  await add(file("a", 10 * MIB), file("b", 5 * MIB), file("c", 1));
  expect(states()).toEqual({ a: { sent: 0 }, b: { sent: 0 }, c: TOO_LARGE });
});

test("a file that is too large by itself is told to be, however many there are, and stands in no other's way", async () => {
  const { add, states } = await hook();
  await add(file("a", 5 * MIB), file("large", 30 * MIB), file("b", 10 * MIB - 3));
  expect(states()).toEqual({ a: { sent: 0 }, large: TOO_LARGE, b: { sent: 0 } });
  await add(file("c", 1), file("d", 1), file("e", 1), file("f", 0), file("huge", 30 * MIB));
  expect(states()).toMatchObject({ large: TOO_LARGE, e: { sent: 0 }, f: TOO_MANY, huge: TOO_LARGE });
});

test("of files that are too many or too large together those that are taken are kept for a later visit", async () => {
  const many = await hook();
  await many.add(...["a", "b", "c", "d", "e", "f"].map((name) => file(name)));
  expect([many.states().f, kept()]).toEqual([TOO_MANY, ["a", "b", "c", "d", "e"]]);
  const large = await hook();
  await large.add(file("g", 8 * MIB), file("h", 7 * MIB), file("i", 1));
  expect([large.states().i, kept()]).toEqual([TOO_LARGE, ["g", "h"]]);
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
  expect(kept()).toEqual(["a", "c"]);
  expect(sending.keepFiles.mock.lastCall?.[0][0].id).toBe(idOf("a"));
});

test.each(["file-unreadable", "file-unknown"])(
  "a file that is refused, as %s, is kept no longer with the others, which all come back",
  async (refused) => {
    const { now, add, end, states } = await hook();
    await add(...["draw", "virus", "a", "b", "c", "d", "plan"].map((name) => file(name)));
    for (const name of ["draw", "virus"]) await end(name, refused);
    await settle();
    for (const name of ["a", "b", "c", "d", "plan"]) await end(name, null);
    expect(states()).toMatchObject({ draw: { refused }, virus: { refused }, plan: "ready" });
    expect([kept(), (await now().settled())?.length]).toEqual([["a", "b", "c", "d", "plan"], 5]);
  },
);

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
