import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test } from "vitest";
import { barePath, localeOfPath, localePath } from "./locale.ts";

test.each([
  ["/", "en"],
  ["/sr", "sr"],
  ["/sr/granit/magma", "sr"],
  ["/sr.data", "sr"],
  ["/srebro", "en"],
  ["/granit/sr", "en"],
])("%s is %s", (path, locale) => expect(localeOfPath(path)).toBe(locale));

test.each([
  ["/", "/", "/sr"],
  ["/granit/magma", "/granit/magma", "/sr/granit/magma"],
  [
    "/contact?about=marble/carrara#form",
    "/contact?about=marble/carrara#form",
    "/sr/contact?about=marble/carrara#form",
  ],
  ["/?q=1", "/?q=1", "/sr?q=1"],
  ["/#team", "/#team", "/sr#team"],
])("%s in both languages", (bare, en, sr) => {
  expect(localePath(EN, bare)).toBe(en);
  expect(localePath(SR, bare)).toBe(sr);
});

test.each([
  ["/sr", "/"],
  ["/sr/", "/"],
  ["/sr/granit", "/granit"],
  ["/granit/", "/granit"],
  ["/srebro", "/srebro"],
])("%s is bare %s", (path, bare) => expect(barePath(path)).toBe(bare));
