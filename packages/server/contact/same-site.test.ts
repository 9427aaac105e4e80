import { expect, test } from "vitest";
import { isFromOtherHost, isFromThisSite } from "./same-site.ts";

const SITE = "https://stoneyard.example";

test.each([
  [{ "sec-fetch-site": "same-origin" }, true],
  [{ "sec-fetch-site": "none" }, true],
  [{ "sec-fetch-site": "same-site" }, false],
  [{ "sec-fetch-site": "cross-site" }, false],
  [{ origin: SITE, "sec-fetch-site": "cross-site" }, true],
  [{ origin: "https://evil.example", "sec-fetch-site": "cross-site" }, false],
  [{ origin: "https://stoneyard.example.evil.example" }, false],
  [{ origin: "https://api.example", host: "api.example" }, true],
  [{ origin: "https://api.example:8443", host: "api.example" }, false],
  [{ origin: "null", host: "api.example" }, false],
  [{}, true],
])("%j comes from a page of this site: %s", (headers, expected) =>
  expect(isFromThisSite(headers, SITE)).toBe(expected),
);

test("pages on another host are those of the site's own address alone", () => {
  expect(isFromOtherHost({ origin: SITE, host: "api.example" }, SITE)).toBe(true);
  expect(isFromOtherHost({ origin: SITE, host: "stoneyard.example" }, SITE)).toBe(false);
  expect(isFromOtherHost({ origin: "https://evil.example", host: "api.example" }, SITE)).toBe(false);
});
