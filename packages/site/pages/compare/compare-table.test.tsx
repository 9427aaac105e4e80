import { expect, test } from "vitest";
import { differs } from "./compare-table.tsx";

test("texts differ by their words, not by being written twice", () => {
  const word = (text: string) => ({ text, lang: "en" });
  expect(differs({ name: "", values: [word("granite"), word("granite"), "granite"] })).toBe(false);
  expect(differs({ name: "", values: [word("granite"), word("marble")] })).toBe(true);
});
