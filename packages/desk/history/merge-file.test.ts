import { expect, test } from "vitest";
import { Git } from "./git.ts";
import { mergeFile, type Side } from "./merge-file.ts";

/** What is merged in a text, or both sides of a conflict. */
async function merged(base: string, mine: string, theirs: string, choice?: Side) {
  const versions = { base: Buffer.from(base), mine: Buffer.from(mine), theirs: Buffer.from(theirs) };
  const found = await mergeFile(new Git("."), "prose/a.en.md", versions, "en", choice);
  return "bytes" in found ? String(found.bytes) : found.conflict;
}

const windows = (text: string) => text.replaceAll("\n", "\r\n");

test("a side that went over to other line breaks changed no line by that", async () => {
  const [base, mine, theirs, both] = ["a\nč\nc\n", "A\nč\nc\n", "a\nč\nC\n", "A\nč\nC\n"];
  expect(await merged(base, mine, windows(theirs))).toBe(windows(both));
  expect(await merged(base, windows(mine), theirs)).toBe(windows(both));
  expect(await merged(windows(base), mine, windows(theirs))).toBe(both);
  expect(await merged(base, mine, windows(base))).toBe(windows(mine));
  expect(await merged(base, base, windows(theirs))).toBe(windows(theirs));
});

test("of a line that both changed both are told and one is taken, whatever the line breaks", async () => {
  const versions = ["a\nb\nc\n", "A\nb\nX\n", "a\r\nb\r\nY\r\n"] as const;
  expect(await merged(...versions)).toEqual({ mine: ["X"], theirs: ["Y"] });
  expect(await merged(...versions, "mine")).toBe("A\r\nb\r\nX\r\n");
});

test("what both sides have alike keeps its line breaks, mixed ones too", async () => {
  expect(await merged("a\r\nb\nc\r\n", "a\r\nb\nc\r\n", "a\r\nb\nC\r\n")).toBe("a\r\nb\nC\r\n");
});
