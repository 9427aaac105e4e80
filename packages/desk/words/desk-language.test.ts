import { expect, test } from "vitest";
import { bareText } from "./desk-language.ts";

test("a text is found without its marks, in small letters and with usual spaces", () => {
  expect(["Đorđe", "ŽUTI", "Şile", "Onyx\u00a0 Blue"].map(bareText)).toEqual([
    "djordje",
    "zuti",
    "sile",
    "onyx blue",
  ]);
});
