import { expect, it } from "vitest";
import { checkPython } from "./check-python.ts";

it("finds nothing in the studio's Python", async () => {
  expect(await checkPython()).toEqual([]);
});
