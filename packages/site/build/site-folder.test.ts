import { globSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { CODE } from "./site-folder.ts";

/** Packages that no page is made of. */
const NOT_BUILT = ["packages/desk", "packages/server"];

test("all code that a page may import makes a site stale", () => {
  const packages = globSync("packages/*/package.json").map((file) => dirname(file));
  expect([...CODE, ...NOT_BUILT].sort()).toEqual(packages.sort());
});
