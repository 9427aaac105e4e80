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

const page = () => import("./kept-list.ts");
const stored = () => JSON.parse(local.texts.get("list") ?? "null");

test("a press keeps, the next one takes off, and the store says so", async () => {
  const { keptList, toggleKept } = await page();
  expect(keptList().items).toEqual([]);
  toggleKept("marble/carrara");
  toggleKept("granit/magma");
  expect(stored()).toEqual({ version: 1, items: [{ key: "marble/carrara" }, { key: "granit/magma" }] });
  toggleKept("marble/carrara");
  expect(keptList()).toEqual({ items: [{ key: "granit/magma" }], lasts: "stored", unreadable: false });
});

test("the list is the same object until it changes", async () => {
  const { keptList, toggleKept } = await page();
  const before = keptList();
  expect(keptList()).toBe(before);
  toggleKept("marble/carrara");
  expect(keptList()).not.toBe(before);
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
  const { keptList, toggleKept } = await page();
  expect(keptList()).toEqual({ items: [], lasts: "stored", unreadable: true });
  expect(local.texts.get("list")).toBe(text);
  toggleKept("marble/carrara");
  expect(keptList()).toMatchObject({ items: [{ key: "marble/carrara" }], unreadable: false });
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
  const { keptList } = await page();
  expect(keptList().items).toEqual([{ key: "granit/magma" }, { key: "marble/carrara" }]);
});

test("where the store is full the list stays as long as the tab, also on the next page", async () => {
  local.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "marble/carrara" }] }));
  local.full = true;
  const first = await page();
  expect(first.toggleKept("granit/magma")).toMatchObject({ lasts: "tab" });
  vi.resetModules();
  const next = await page();
  expect(next.keptList()).toMatchObject({
    items: [{ key: "marble/carrara" }, { key: "granit/magma" }],
    lasts: "tab",
  });
  local.full = false;
  expect(next.toggleKept("onyx/onyx-green").lasts).toBe("stored");
  expect(session.texts.has("list")).toBe(false);
  expect(stored().items).toHaveLength(3);
});

test("where every store is forbidden the list stays as long as the page", async () => {
  local.forbidden = session.forbidden = true;
  const { keptList, toggleKept, subscribeToKept } = await page();
  subscribeToKept(() => {});
  expect(toggleKept("marble/carrara").lasts).toBe("page");
  expect(toggleKept("granit/magma").items).toHaveLength(2);
  events.dispatchEvent(new Event("pageshow"));
  expect(keptList().items).toHaveLength(2);
});

test("what another tab kept is not lost, and is told", async () => {
  const { keptList, toggleKept, subscribeToKept } = await page();
  let told = 0;
  subscribeToKept(() => told++);
  toggleKept("marble/carrara");
  local.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "granit/magma" }] }));
  toggleKept("onyx/onyx-green");
  expect(keptList().items).toEqual([{ key: "granit/magma" }, { key: "onyx/onyx-green" }]);
  local.texts.delete("list");
  events.dispatchEvent(new Event("storage"));
  expect(keptList().items).toEqual([]);
  expect(told).toBe(3);
});

test("a note keeps 500 letters, a number of pieces whole ones above one", async () => {
  const items = [
    { key: "marble/carrara", note: "x".repeat(501), count: 2.9 },
    { key: "granit/magma", note: "x".repeat(500), count: 1 },
    { key: "onyx/onyx-green", note: "", count: "3" },
  ];
  local.texts.set("list", JSON.stringify({ version: 1, items }));
  const { keptList, LONGEST_NOTE } = await page();
  expect(LONGEST_NOTE).toBe(500);
  expect(keptList().items).toEqual([
    { key: "marble/carrara", note: "x".repeat(500), count: 2 },
    { key: "granit/magma", note: "x".repeat(500) },
    { key: "onyx/onyx-green", count: 3 },
  ]);
});

test("two changes right after each other both count, and who stops listening hears no more", async () => {
  const { changeKept, keptList, subscribeToKept } = await page();
  const told = vi.fn();
  const stop = subscribeToKept(told);
  changeKept((items) => [...items, { key: "marble/carrara" }]);
  changeKept((items) => [...items, { key: "granit/magma", note: "floor" }]);
  expect(keptList().items).toEqual([{ key: "marble/carrara" }, { key: "granit/magma", note: "floor" }]);
  stop();
  changeKept(() => []);
  expect(told).toHaveBeenCalledTimes(2);
});

test("the tab's own list is the newer one, and is told as long as the other is full", async () => {
  local.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "marble/carrara" }] }));
  session.texts.set("list", JSON.stringify({ version: 1, items: [{ key: "granit/magma" }] }));
  const { keptList } = await page();
  expect(keptList()).toMatchObject({ items: [{ key: "granit/magma" }], lasts: "tab" });
});
