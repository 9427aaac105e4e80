import { expect, test } from "vitest";
import { storedEntries } from "./testing/stored-entries.ts";
import { storedZip } from "./zip.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

test("entries are stored as they are, each at a multiple of 64 bytes", () => {
  const entries = [
    { name: "a.txt", bytes: bytes("first") },
    { name: "folder/b.txt", bytes: bytes("x".repeat(1000)) },
    { name: "c", bytes: bytes("") },
  ];
  const read = storedEntries(storedZip(entries, 64));
  expect(read.map(({ name, bytes }) => ({ name, bytes }))).toEqual(entries);
  for (const { name, start } of read) expect(start % 64, name).toBe(0);
});

test("the same entries give the same bytes", () => {
  const entries = [{ name: "a", bytes: bytes("1") }];
  expect(storedZip(entries, 64)).toEqual(storedZip(entries, 64));
});
