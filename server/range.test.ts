import { expect, test } from "vitest";
import { readRange } from "./range.ts";

test.each([
  [undefined, null],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=99-", { start: 99, end: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=10-19", { start: 10, end: 19 }],
  ["bytes=90-100", { start: 90, end: 99 }],
  ["bytes=-1", { start: 99, end: 99 }],
  ["bytes=-100", { start: 0, end: 99 }],
  ["bytes=-101", { start: 0, end: 99 }],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", null],
  ["bytes=5-5", { start: 5, end: 5 }],
  ["bytes=-", null],
  ["bytes=0-1,3-4", null],
  ["items=0-1", null],
  [`bytes=${"9".repeat(16)}-`, null],
])("of 100 bytes %j is %j", (header, expected) => expect(readRange(header, 100)).toEqual(expected));
