// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { download } from "./download.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a file has its name, and its address holds until the browser has begun to read it", () => {
  vi.useFakeTimers();
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const given = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:slab");
  const taken = vi.spyOn(URL, "revokeObjectURL").mockReturnValue();
  download(new Blob(["x"]), "carrara.jpg");
  expect([names, given.mock.calls.length, taken.mock.calls]).toEqual([["carrara.jpg"], 1, []]);
  vi.runAllTimers();
  expect(taken.mock.calls).toEqual([["blob:slab"]]);
});
