import { expect, test } from "vitest";
import { FILE_KINDS, fileName, kindOf, MOST_FILE_BYTES, MOST_FILES, PART_BYTES } from "./files.ts";

test("five files go with an enquiry, 15 MiB together, in parts of 128 KiB", () => {
  expect([MOST_FILES, MOST_FILE_BYTES, PART_BYTES]).toEqual([5, 15_728_640, 131_072]);
});

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["jpeg", "\xFF\xD8\xFF\xE0\0\x10JFIF"],
  ["png", "\x89PNG\r\n\x1A\n\0\0\0\rIHDR"],
  ["webp", "RIFF\x24\0\0\0WEBPVP8 "],
  ["heic", "\0\0\0\x18ftypheic"],
  ["heic", "\0\0\0\x18ftypmif1"],
  ["pdf", "%PDF-1.7\n"],
  [null, "RIFF\x24\0\0\0WAVEfmt "],
  [null, "\0\0\0\x18ftypmp42"],
  [null, "\x89PNG\n\x1A\n\0"],
  [null, " %PDF-1.7"],
  [null, "\xFF\xD8"],
  [null, ""],
])("a file is known by its first bytes: %s", (kind, bytes) => expect(kindOf(ascii(bytes))).toBe(kind));

test.each([
  ["kitchen.JPG", "kitchen.jpg"],
  ["C:\\Slike\\kuhinja 1.jpeg", "kuhinja 1.jpg"],
  ["../../etc/passwd", "passwd.jpg"],
  [".htaccess", "file.jpg"],
  ["plan.v2.final.png", "plan.v2.final.jpg"],
  ["Čačak—ploča.jpg", "Čačak ploča.jpg"],
  ['a\r\nb"c;d.jpg', "a b c d.jpg"],
  ["c\u030Cas.jpg", "čas.jpg"],
  ["...  x.jpg", "x.jpg"],
  ["", "file.jpg"],
  [`${"x".repeat(90)}.jpg`, `${"x".repeat(80)}.jpg`],
  // A folder takes names of 255 bytes, with the number of the enquiry before them.
  [`${"石".repeat(90)}.jpg`, `${"石".repeat(66)}.jpg`],
])("%j is kept as %j", (given, kept) => expect(fileName(given, "jpeg")).toBe(kept));

test("the ending is that of the kind, not of the name", () => {
  const endings = Object.keys(FILE_KINDS).map((kind) => fileName("a.exe", kind as keyof typeof FILE_KINDS));
  expect(endings).toEqual(["a.jpg", "a.png", "a.webp", "a.heic", "a.pdf"]);
});

test("a name as long as a request is read at once, whatever its letters", () => {
  const started = performance.now();
  expect(fileName(`plan${"\u0301\u0323".repeat(30_000)}.jpg`, "jpeg")).toBe("plaṇ.jpg");
  expect(performance.now() - started).toBeLessThan(200);
});
