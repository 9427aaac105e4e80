import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, keepDraft, readDraft } from "./enquiry-draft.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("what was typed is there two weeks later, and then no more", () => {
  keepDraft({ phone: "064 123", message: "Radna ploča\nčetiri metra", email: "" }, NOW);
  expect(readDraft(NOW + 14 * DAY_MS)).toEqual({ phone: "064 123", message: "Radna ploča\nčetiri metra" });
  expect(readDraft(NOW + 14 * DAY_MS + 1)).toBeUndefined();
  expect(DAY_MS).toBe(86_400_000);
});

test("a draft of a clock that was set back since counts as long", () => {
  keepDraft({ phone: "064 123" }, NOW);
  expect(readDraft(NOW - 14 * DAY_MS)).toEqual({ phone: "064 123" });
  expect(readDraft(NOW - 14 * DAY_MS - 1)).toBeUndefined();
});

test("more is kept than can be sent, up to twice its length", () => {
  keepDraft({ message: "š".repeat(10_000) }, NOW);
  expect(readDraft(NOW)?.message).toHaveLength(10_000);
  keepDraft({ message: "š".repeat(10_001), phone: "064" }, NOW);
  expect(readDraft(NOW)).toEqual({ phone: "064" });
});

test("the visit, the things and the number of files are kept with what was typed", () => {
  const draft = {
    phone: "064 123",
    visitFor: "Carrara",
    visit: "2026-11-28T10:30",
    about: "marble/carrara",
    files: 2,
  };
  keepDraft(draft, NOW);
  expect(readDraft(NOW)).toEqual(draft);
  keepDraft({ files: 1 }, NOW);
  expect(readDraft(NOW)).toEqual({ files: 1 });
});

test("what a link brought is no draft by itself", () => {
  keepDraft({ phone: "", about: "marble/carrara", files: 0 }, NOW);
  expect(stored.size).toBe(0);
});

test("under which id a draft was sent is kept with it, and is none by itself", () => {
  const attempt = { id: "an-id", content: "064 123" };
  keepDraft({ phone: "064 123", attempt }, NOW);
  expect(readDraft(NOW)).toEqual({ phone: "064 123", attempt });
  keepDraft({ phone: "", attempt }, NOW);
  expect(stored.size).toBe(0);
});

test("an emptied or sent form leaves nothing on the device", () => {
  keepDraft({ phone: "064 123" }, NOW);
  keepDraft({ phone: "" }, NOW);
  expect(stored.size).toBe(0);
  keepDraft({ phone: "064 123" }, NOW);
  forgetDraft();
  expect(readDraft(NOW)).toBeUndefined();
});

test("what is no draft is none", () => {
  for (const text of [
    "",
    "{",
    "null",
    "[]",
    '{"version":2}',
    `{"version":1,"at":${NOW},"fields":{"phone":7,"x":"y"}}`,
  ]) {
    stored.set("enquiry-draft", text);
    expect(readDraft(NOW)).toBeUndefined();
  }
});

test("a browser that keeps nothing breaks nothing", () => {
  const forbidden = () => {
    throw new DOMException("forbidden", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keepDraft({ phone: "064 123" }, NOW);
  forgetDraft();
  expect(readDraft(NOW)).toBeUndefined();
});
