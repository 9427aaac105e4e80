// @vitest-environment happy-dom

import {
  bringFiles,
  hasBegun,
  hasDraft,
  hasRoomFor,
  type KeptFile,
  keepAttempt,
  keepDraft,
  keepForm,
  readDraft,
  restoreForm,
  takeBackFiles,
} from "@stoneyard/site/choice/enquiry-draft.ts";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { mountHook } from "@stoneyard/site/ui/testing/mount.tsx";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Uploads } from "./files/use-uploads.ts";
import { useDraft } from "./use-draft.ts";

const kept = vi.hoisted(() => ({ files: [] as (File | KeptFile)[], room: 99, readable: true }));
vi.mock("@stoneyard/site/ui/browser/indexed-store.ts", () => {
  const store = {
    getAll: () => {
      if (!kept.readable) throw new Error("unreadable");
      return kept.files;
    },
    clear: () => {
      kept.files = [];
    },
    put: (file: KeptFile) => {
      if (kept.files.length < kept.room) kept.files.push(file);
    },
  };
  return { indexedStore: () => async (_: string, ask: (given: typeof store) => unknown) => ask(store) };
});
const NOW = 1_800_000_000_000;
const DAY_MS = 86_400_000;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  Object.assign(kept, { files: [], room: 99, readable: true });
  localStorage.clear();
  history.replaceState(null, "", "/contact");
});
afterEach(() => vi.useRealTimers());

function aForm(): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML =
    '<input name="phone"><input name="email"><textarea name="message"></textarea><input name="visitFor"><input name="visit">';
  return form;
}
const set = (form: HTMLFormElement, name: string, value: string) =>
  Object.assign(form.elements.namedItem(name) ?? {}, { value });
const values = (form: HTMLFormElement) => Object.fromEntries(new FormData(form));
const file = (name: string) => new File([name], name);
const names = () => kept.files.map((kept) => (kept instanceof File ? kept : kept.file).name);
const uploaded = (name: string) => ({ file: file(name), id: `upload of ${name}` });

test("what was typed, chosen and asked about comes back, escapes of the address and all", async () => {
  history.replaceState(null, "", "/contact?x=1&about=rooms/kitchen-1%3Fworktop%3Dmagma");
  const form = aForm();
  set(form, "phone", "064 123");
  set(form, "message", "dva\nreda");
  set(form, "visit", "2026-11-28T10:30");
  kept.files = [uploaded("a.jpg")];
  keepForm(form, 1);
  history.replaceState(null, "", "/contact");
  const add = vi.fn();
  const fresh = aForm();
  const restored = restoreForm(fresh, add);
  expect(values(fresh)).toMatchObject({ phone: "064 123", message: "dva\nreda", email: "" });
  expect(restored).toMatchObject({ visit: "2026-11-28T10:30", files: 1 });
  expect(location.search).toBe("?about=rooms/kitchen-1%3Fworktop%3Dmagma");
  await vi.waitFor(() => expect(add.mock.calls).toEqual([[kept.files]]));
});

test("what the visitor comes with now, or has typed already, is not overwritten", () => {
  keepDraft({ phone: "064 123", about: "marble/carrara" }, NOW);
  history.replaceState(null, "", "/contact?about=granit/magma");
  restoreForm(aForm(), vi.fn());
  expect(location.search).toBe("?about=granit/magma");
  keepDraft({ phone: "064 123", email: "former@x.example" }, NOW);
  const typed = aForm();
  set(typed, "email", "ana@x.example");
  expect(restoreForm(typed, vi.fn())).toBeDefined();
  expect(values(typed)).toMatchObject({ phone: "064 123", email: "ana@x.example" });
  // The browser fills a page that is loaded anew: nothing came back that one should be told of.
  expect(restoreForm(typed, vi.fn())).toBeUndefined();
});

test("what was typed before the page ran is kept at once, with the words, the visit and the files of before", () => {
  history.replaceState(null, "", "/contact?about=marble/carrara");
  const typed = aForm();
  set(typed, "email", "ana@x.example");
  restoreForm(typed, vi.fn());
  expect(readDraft(NOW)).toEqual({ email: "ana@x.example", about: "marble/carrara" });
  keepDraft({ message: "U kuhinju", visit: "2026-11-28T10:30", files: 1 }, NOW);
  expect(restoreForm(typed, vi.fn())?.visit).toBe("2026-11-28T10:30");
  expect(readDraft(NOW)).toEqual({
    ...{ email: "ana@x.example", message: "U kuhinju", visit: "2026-11-28T10:30" },
    ...{ about: "marble/carrara", files: 1 },
  });
  restoreForm(aForm(), vi.fn());
  expect(readDraft(NOW)?.email).toBe("ana@x.example");
});

test("what is taken out of the enquiry, or counted anew, is so in the draft at once; by itself it is none", async () => {
  history.replaceState(null, "", "/contact?about=marble/carrara+granit/magma");
  const form = aForm();
  const uploads = { uploads: [] } as unknown as Uploads;
  await mountHook(() => useDraft({ current: form }, uploads), undefined);
  replaceQuery("about=marble/carrara");
  expect(hasDraft()).toBe(false);
  set(form, "phone", "064 123");
  keepForm(form, 0);
  replaceQuery("about=ashtrays/black?count=2");
  expect(readDraft(NOW)).toEqual({ phone: "064 123", about: "ashtrays/black?count=2" });
  replaceQuery("");
  expect(readDraft(NOW)).toEqual({ phone: "064 123" });
});

test("under which id a draft was sent stays with it while it changes", () => {
  const attempt = { id: "an-id", content: "064 123" };
  keepAttempt(attempt);
  expect(hasDraft()).toBe(false);
  keepDraft({ phone: "064 123" }, NOW);
  keepAttempt(attempt);
  const form = aForm();
  set(form, "phone", "064 124");
  keepForm(form, 0);
  expect(readDraft(NOW)).toEqual({ phone: "064 124", attempt });
});

test("who typed on a former visit, or before the page ran, has begun before", () => {
  const typed = aForm();
  set(typed, "message", "Carrara");
  expect([hasBegun(aForm()), hasBegun(typed)]).toEqual([false, true]);
  keepForm(typed, 0);
  expect(hasBegun(aForm())).toBe(true);
});

test("what was restored is told until the form is emptied", async () => {
  keepDraft({ phone: "064 123" }, NOW);
  const uploads = { uploads: [] } as unknown as Uploads;
  const form = aForm();
  const { now } = await mountHook(() => useDraft({ current: form }, uploads), undefined);
  expect(now().restored).toEqual({ phone: "064 123" });
  await act(async () => now().emptied());
  expect(now().restored).toBeUndefined();
});

test("files come back also where something is typed already, as they were brought for this enquiry", async () => {
  const former = file("room.jpg");
  kept.files = [former];
  keepDraft({ phone: "064 123", files: 1 }, NOW);
  const typed = aForm();
  set(typed, "email", "ana@x.example");
  const add = vi.fn();
  restoreForm(typed, add);
  await vi.waitFor(() => expect(add.mock.calls).toEqual([[[{ file: former }]]]));
});

test("a draft that is too old is deleted with its files; files that another page brought are no words to tell of", () => {
  keepDraft({ phone: "064 123", files: 1 }, NOW - 15 * DAY_MS);
  kept.files = [file("a.jpg")];
  expect(restoreForm(aForm(), vi.fn())).toBeUndefined();
  expect([hasDraft(), names()]).toEqual([false, []]);
  keepDraft({ files: 2 }, NOW);
  const add = vi.fn();
  expect(restoreForm(aForm(), add)).toBeUndefined();
  expect(hasDraft()).toBe(true);
});

test("files of another page take the place of those with their names, and of no others", async () => {
  kept.files = ["a", "room.jpg", "b", "c"].map(uploaded);
  keepDraft({ phone: "064", files: 4 }, NOW);
  expect(await bringFiles([file("room.jpg"), file("view.jpg")])).toBe(true);
  expect(kept.files.map((kept) => "id" in kept && kept.id)).toEqual([
    ...["upload of a", "upload of b", "upload of c", false, false],
  ]);
  expect(names()).toEqual(["a", "b", "c", "room.jpg", "view.jpg"]);
  expect(await bringFiles([file("new.jpg")])).toBe(true);
  expect(names()).toEqual(["a", "b", "c", "room.jpg", "view.jpg", "new.jpg"]);
  expect(readDraft(NOW)).toEqual({ phone: "064", files: 6 });
});

test("there is room for files of another page within an enquiry's limits, in place of its former ones", async () => {
  const brought = [file("room.jpg"), file("view.jpg")];
  kept.files = ["a", "b", "c"].map(uploaded);
  expect(await hasRoomFor(brought, [])).toBe(true);
  kept.files = ["a", "b", "c", "prostor.jpg"].map(uploaded);
  expect([await hasRoomFor(brought, []), await hasRoomFor(brought, ["prostor.jpg"])]).toEqual([false, true]);
  kept.files = ["a", "b", "c", "room.jpg"].map(uploaded);
  expect(await hasRoomFor(brought, [])).toBe(true);
  const large = Object.defineProperty(file("large.pdf"), "size", { value: 15 * 2 ** 20 });
  kept.files = [large];
  expect([await hasRoomFor([], []), await hasRoomFor(brought, [])]).toEqual([true, false]);
});

test("a browser that does not take them all says so", async () => {
  kept.room = 1;
  expect(await bringFiles([file("room.jpg"), file("view.jpg")])).toBe(false);
});

test("files are taken back by their names, and a draft without any is left alone", async () => {
  await takeBackFiles(["room.jpg"]);
  expect(hasDraft()).toBe(false);
  kept.files = ["a", "room.jpg"].map(file);
  keepDraft({ files: 2 }, NOW);
  await takeBackFiles(["room.jpg"]);
  expect([names(), readDraft(NOW)]).toEqual([["a"], { files: 1 }]);
});

test("files stay as they are where none of them is to be taken back, or where they cannot be read", async () => {
  const files = ["a", "room.jpg"].map(file);
  kept.files = files;
  await takeBackFiles(["view.jpg"]);
  expect(kept.files).toBe(files);
  kept.readable = false;
  await takeBackFiles(["room.jpg"]);
  expect(kept.files).toBe(files);
});

test("files are taken back also of a draft that is too old to come back", async () => {
  kept.files = ["room.jpg"].map(file);
  keepDraft({ files: 1 }, NOW - 15 * DAY_MS);
  await takeBackFiles(["room.jpg"]);
  expect(names()).toEqual([]);
});

test("what is typed is kept at once when the page is left, and cleared for good", async () => {
  const form = aForm();
  const remove = vi.fn();
  const uploads = (...ids: string[]) =>
    ({ restore: vi.fn(), remove, uploads: ids.map((id) => ({ id })) }) as unknown as Uploads;
  const none = uploads();
  const { now, give, unmount } = await mountHook(
    (given: Uploads) => useDraft({ current: form }, given),
    none,
  );
  const settle = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve, 20))));
  await settle();
  set(form, "phone", "064 123");
  dispatchEvent(new Event("pagehide"));
  expect(readDraft(NOW)).toBeUndefined();
  now().keep();
  dispatchEvent(new Event("pagehide"));
  expect(readDraft(NOW)).toEqual({ phone: "064 123" });
  await give(uploads("one", "two"));
  await settle();
  expect(readDraft(NOW)).toEqual({ phone: "064 123", files: 2 });
  set(form, "phone", "064 124");
  now().keep();
  dispatchEvent(new Event("pagehide"));
  expect(readDraft(NOW)).toEqual({ phone: "064 124", files: 2 });
  await settle();
  // A chosen option is in its field after the next rendering.
  now().keep();
  set(form, "visit", "2026-11-28T10:30");
  await settle();
  expect(readDraft(NOW)?.visit).toBe("2026-11-28T10:30");
  set(form, "phone", "");
  await act(async () => now().clear());
  await settle();
  expect([remove.mock.calls, hasDraft()]).toEqual([[["one"], ["two"]], false]);
  await unmount();
  set(form, "phone", "065");
  dispatchEvent(new Event("pagehide"));
  expect(hasDraft()).toBe(false);
});
