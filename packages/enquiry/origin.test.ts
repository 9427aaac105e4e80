import { expect, test } from "vitest";
import { originOf } from "./origin.ts";

test.each([
  ["https://example.com/", "https://example.com"],
  ["http://localhost:3000", "http://localhost:3000"],
  ["HTTPS://Example.com", "https://example.com"],
])("%s is the origin %s", (written, origin) => expect(originOf("SITE_URL", written)).toBe(origin));

test.each([
  "example.com",
  "example.com:3000",
  "ftp://example.com",
  "https://example.com/shop",
  "https://:password@example.com",
  "https://",
])("%s is no origin: it is told which variable has it and how one is written", (written) =>
  expect(() => originOf("SITE_URL", written)).toThrow(
    `SITE_URL is "${written}": expected http:// or https:// and a host without a path, such as https://example.com`,
  ),
);
