import { expect, test } from "vitest";
import { bareText } from "./desk-language.ts";

test("a text is found without its marks and in small letters", () => {
  expect(["Đorđe", "ŽUTI", "Şile"].map(bareText)).toEqual(["djordje", "zuti", "sile"]);
});
