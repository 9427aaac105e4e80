import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test } from "vitest";
import { dayOf } from "./offer.server.ts";

test("the number of a day stays on the line of its month, which a narrow column may break after", () => {
  expect(dayOf("2026-12-31", SR)).toBe("31.\u00a0decembar 2026.");
  expect(dayOf("2026-12-31", EN, "medium")).toBe("31\u00a0Dec 2026");
});
