import { firstSentences } from "@stoneyard/site/head/first-sentences.ts";
import { expect, test } from "vitest";

test("whole sentences as far as they fit", () => {
  expect(firstSentences("One. Two. Three.", 9)).toBe("One. Two.");
  expect(firstSentences("One. Two. Three.", 100)).toBe("One. Two. Three.");
});

test("a very short first sentence does not stand alone", () => {
  const text = "In Venetian, griso is grey. The slab is a calm, even grey of fine chips and little else.";
  expect(firstSentences(text, 70)).toBe("In Venetian, griso is grey. The slab is a calm, even grey of fine…");
});

test("a long first sentence ends after a word", () => {
  expect(firstSentences("Sharp white veins, everywhere on it.", 20)).toBe("Sharp white veins…");
});

test("a text without spaces, as in Chinese, ends at the limit, and never within a letter", () => {
  expect(firstSentences("大".repeat(300), 160)).toBe(`${"大".repeat(159)}…`);
  expect(firstSentences("𠮷".repeat(300), 160)).toBe(`${"𠮷".repeat(79)}…`);
});
