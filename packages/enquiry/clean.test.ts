import fc from "fast-check";
import { expect, test } from "vitest";
import { cleanLine, cleanText } from "./clean.ts";

test("a line break cannot smuggle a header into a line", () => {
  expect(cleanLine("Ana\r\nBcc: all@example.com")).toBe("Ana Bcc: all@example.com");
  expect(cleanLine("Ana\u2028Bcc:\u0000 x")).toBe("Ana Bcc: x");
});

test("letters are composed, so that one name is one text", () => {
  expect(cleanLine("Đorđe Z\u030civkovic\u0301")).toBe("Đorđe Živković");
});

test("a message keeps its lines and its emoji", () => {
  expect(cleanText("  one\r\ntwo\rthree\t👨‍👩‍👧 \u202Eevil\n\n")).toBe("one\ntwo\nthree\t👨‍👩‍👧 evil");
});

test("cleaning what is clean changes nothing, and no control character passes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      for (const clean of [cleanLine, cleanText]) {
        const once = clean(text);
        expect(clean(once)).toBe(once);
        expect(once.isWellFormed()).toBe(true);
      }
      expect(cleanLine(text)).not.toMatch(/\p{Cc}/u);
      expect(cleanText(text)).not.toMatch(/(?![\t\n])\p{Cc}/u);
    }),
  );
});

test("thousands of accents on one letter are cut at once, and those of any language stay", () => {
  const started = performance.now();
  expect(cleanText(`a${"\u0301\u0323".repeat(30_000)} b`)).toHaveLength(32);
  expect(performance.now() - started).toBeLessThan(200);
  const vietnamese = "e\u0323\u0302".repeat(100);
  expect(cleanText(vietnamese)).toBe(vietnamese.normalize("NFC"));
});
