import { expect, test } from "vitest";
import { isTaken, pageAt, partOfPath } from "./site-pages.ts";
import { problemsWith, testRoom } from "./testing/content.ts";

test.each([
  ["/", "/", {}],
  ["/stones", "/stones", {}],
  ["/stones/measures", "/stones/measures", {}],
  ["/rooms/yours", "/rooms/yours", {}],
  ["/rooms/kitchen-1", "/rooms/:slug", { slug: "kitchen-1" }],
  ["/granit", "/:family", { family: "granit" }],
  ["/granit/magma", "/:family/:slug", { family: "granit", slug: "magma" }],
])("%s is a page like %s", (path, pattern, params) => {
  expect(pageAt(path)).toEqual({ pattern, params });
});

test.each(["", "/granit/", "/granit/magma/more", "//"])("%s is none", (path) => {
  expect(pageAt(path)).toBeUndefined();
});

test("a page below another belongs to its part", () => {
  expect(partOfPath("/care/marble-and-limestone")).toBe("care");
  expect(partOfPath("/granit/magma")).toBeUndefined();
});

test("no family may have the address of a page, a folder or a language", () => {
  for (const name of ["stones", "uses", "api", "sr"]) expect(isTaken(name), name).toBe(true);
  expect(isTaken("granit")).toBe(false);
});

test("a room does not take the address of another page", async () => {
  expect(await problemsWith(testRoom("yours", "kitchen"))).toEqual([
    "content/rooms/yours.yaml:1  the file's name becomes the page's address and is that of another page already  →  rename the file and the room's folder",
  ]);
});
