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
