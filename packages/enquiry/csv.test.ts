import { expect, test } from "vitest";
import { asText, csvText } from "./csv.ts";

test("a table is read by any spreadsheet, whatever is in a cell", () => {
  expect(csvText([["a", 'b "c"; d\n']], ";")).toBe('\uFEFF"a";"b ""c""; d\n"\r\n');
});

test("what a spreadsheet would take for something else stays text", () => {
  for (const text of [
    "=1+1",
    " =1",
    "＝1",
    "@a",
    "|a",
    "-5",
    "-A1",
    "00123",
    "12-05",
    "1,5",
    "'x",
    "+381 64 1",
    "12.5.",
    "\u00A0－1+1",
  ])
    expect(asText(text)).toBe(`'${text}`);
  for (const text of ["BS-102", "Ana Đurić", "a=b", "call after 5", ""]) expect(asText(text)).toBe(text);
});
