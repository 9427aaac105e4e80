import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A store of the browser, which may refuse to read or to write. */
class FakeStorage {
  readonly texts = new Map<string, string>();
  forbidden = false;
  full = false;
  getItem(name: string) {
    if (this.forbidden) throw new Error("forbidden");
    return this.texts.get(name) ?? null;
  }
  setItem(name: string, text: string) {
    if (this.forbidden || this.full) throw new Error("QuotaExceededError");
    this.texts.set(name, text);
  }
  removeItem(name: string) {
    if (this.forbidden) throw new Error("forbidden");
    this.texts.delete(name);
  }
}

let local: FakeStorage;
let session: FakeStorage;
const events = new EventTarget();

beforeEach(() => {
  local = new FakeStorage();
  session = new FakeStorage();
  vi.resetModules();
  vi.stubGlobal("localStorage", local);
  vi.stubGlobal("sessionStorage", session);
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("document", new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const page = () => import("./saved-list.ts");
const stored = () => JSON.parse(local.texts.get("list") ?? "null");

test("a press keeps, the next one takes off, and the store says so", async () => {
  const { savedList, toggleSaved } = await page();
  expect(savedList().items).toEqual([]);
  toggleSaved("marble/carrara");
  toggleSaved("granit/magma");
  expect(stored()).toEqual({ version: 1, items: [{ key: "marble/carrara" }, { key: "granit/magma" }] });
  toggleSaved("marble/carrara");
  expect(savedList()).toEqual({ items: [{ key: "granit/magma" }], lasts: "stored", unreadable: false });
});

test("the list is the same object until it changes", async () => {
  const { savedList, toggleSaved } = await page();
  const before = savedList();
  expect(savedList()).toBe(before);
  toggleSaved("marble/carrara");
  expect(savedList()).not.toBe(before);
});

test.each([
  "{not json",
  "null",
  "[]",
  '"text"',
  '{"version":1}',
  '{"version":1,"items":"no"}',
  '{"version":1,"items":[null]}',
  '{"version":2,"items":[]}',
])("a store that holds %s is no list, and stays until something is kept", async (text) => {
  local.texts.set("list", text);
  const { savedList, toggleSaved } = await page();
  expect(savedList()).toEqual({ items: [], lasts: "stored", unreadable: true });
  expect(local.texts.get("list")).toBe(text);
  toggleSaved("marble/carrara");
  expect(savedList()).toMatchObject({ items: [{ key: "marble/carrara" }], unreadable: false });
});

test("of a stored list only what can be an item is taken, once, with a note of bearable length", async () => {
  const items = [
    { key: "marble/carrara", note: "x".repeat(600) },
    { key: "marble/carrara" },
    { key: "../etc" },
    { key: 7 },
    { key: "granit/magma", note: 7, more: "ignored" },
  ];
  local.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "granit/magma" }, ...items] }));
  const { savedList } = await page();
  expect(savedList().items).toEqual([{ key: "granit/magma" }, { key: "marble/carrara" }]);
});

test("where the store is full the list stays as long as the tab, also on the next page", async () => {
  local.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "marble/carrara" }] }));
  local.full = true;
  const first = await page();
  expect(first.toggleSaved("granit/magma")).toMatchObject({ lasts: "tab" });
  vi.resetModules();
  const next = await page();
  expect(next.savedList()).toMatchObject({
    items: [{ key: "marble/carrara" }, { key: "granit/magma" }],
    lasts: "tab",
  });
  local.full = false;
  expect(next.toggleSaved("onyx/onyx-green").lasts).toBe("stored");
  expect(session.texts.has("list")).toBe(false);
  expect(stored().items).toHaveLength(3);
});

test("where every store is forbidden the list stays as long as the page", async () => {
  local.forbidden = session.forbidden = true;
  const { savedList, toggleSaved, subscribeToSavedList } = await page();
  subscribeToSavedList(() => {});
  expect(toggleSaved("marble/carrara").lasts).toBe("page");
  expect(toggleSaved("granit/magma").items).toHaveLength(2);
  events.dispatchEvent(new Event("pageshow"));
  expect(savedList().items).toHaveLength(2);
});

test("what another tab kept is not lost, and is told", async () => {
  const { savedList, toggleSaved, subscribeToSavedList } = await page();
  let told = 0;
  subscribeToSavedList(() => told++);
  toggleSaved("marble/carrara");
  local.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "granit/magma" }] }));
  toggleSaved("onyx/onyx-green");
  expect(savedList().items).toEqual([{ key: "granit/magma" }, { key: "onyx/onyx-green" }]);
  for (const [target, event] of [
    [events, "storage"],
    [events, "pageshow"],
    [document, "prerenderingchange"],
  ] as const) {
    local.texts.set("list", JSON.stringify({ version: 1, items: [{ key: `marble/${event}` }] }));
    target.dispatchEvent(new Event(event));
    expect(savedList().items).toEqual([{ key: `marble/${event}` }]);
  }
  expect(told).toBe(5);
});

test("a note keeps 500 letters, a number of pieces whole ones above one", async () => {
  const items = [
    { key: "marble/carrara", note: "x".repeat(501), count: 2.9 },
    { key: "granit/magma", note: "x".repeat(500), count: 1 },
    { key: "onyx/onyx-green", note: "", count: "3" },
  ];
  local.texts.set("list", JSON.stringify({ version: 1, items }));
  const { savedList, LONGEST_NOTE } = await page();
  expect(LONGEST_NOTE).toBe(500);
  expect(savedList().items).toEqual([
    { key: "marble/carrara", note: "x".repeat(500), count: 2 },
    { key: "granit/magma", note: "x".repeat(500) },
    { key: "onyx/onyx-green", count: 3 },
  ]);
});

test("two changes right after each other both count, and who stops listening hears no more", async () => {
  const { changeSavedList, savedList, subscribeToSavedList } = await page();
  const told = vi.fn();
  const stop = subscribeToSavedList(told);
  changeSavedList((items) => [...items, { key: "marble/carrara" }]);
  changeSavedList((items) => [...items, { key: "granit/magma", note: "floor" }]);
  expect(savedList().items).toEqual([{ key: "marble/carrara" }, { key: "granit/magma", note: "floor" }]);
  stop();
  changeSavedList(() => []);
  expect(told).toHaveBeenCalledTimes(2);
});

test("the tab's own list is the newer one, and is told as long as the other is full", async () => {
  local.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "marble/carrara" }] }));
  session.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "granit/magma" }] }));
  const { savedList } = await page();
  expect(savedList()).toMatchObject({ items: [{ key: "granit/magma" }], lasts: "tab" });
});
