import { expect, test } from "vitest";
import settings from "../package.json" with { type: "json" };
import { CODE } from "./freshness.ts";

/** Folders with an import name that no page is made of. */
const NOT_BUILT = ["bench", "content", "server"];

test("all code that a page may import makes a site stale", () => {
  const folders = Object.keys(settings.imports).map((name) => name.slice(1, -2));
  expect([...CODE].sort()).toEqual(folders.filter((name) => !NOT_BUILT.includes(name)).sort());
});
