// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookedFor, noteLookedFor, storedText, storeText } from "./device-store.ts";

// Another test of this process may have stored something.
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test("what is looked for lasts as long as the tab, and stands in an address as it is", () => {
  expect(lookedFor("use")).toBe("");
  noteLookedFor("use", "wall & floor");
  noteLookedFor("thickness", "3");
  expect([lookedFor("use"), lookedFor("thickness")]).toEqual(["wall%20%26%20floor", "3"]);
  expect(localStorage).toHaveLength(0);
  noteLookedFor("use", undefined);
  expect([lookedFor("use"), lookedFor("thickness")]).toEqual(["", "3"]);
});

test("a browser that forbids its store has nothing stored and says that it stores nothing", () => {
  expect(storeText("stored", "list", "a")).toBe(true);
  expect(storedText("stored", "list")).toBe("a");
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("no", "SecurityError");
  });
  expect(storedText("stored", "list")).toBeUndefined();
  expect(storeText("stored", "list", "b")).toBe(false);
});
