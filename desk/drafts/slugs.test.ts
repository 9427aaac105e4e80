import { expect, test } from "vitest";
import { bareText } from "../words/bare-text.ts";
import { slugOf } from "./new-stone.ts";

test.each([
  ["Žuti Mermer", "zuti-mermer"],
  ["Đurđevak", "djurdjevak"],
  ["  Nero Marquina (2 cm) ", "nero-marquina-2-cm"],
  ["Çeşme İnci", "cesme-inci"],
  ["Țară", "tara"],
  ["花崗岩", ""],
])("the address of %j ends in %j", (title, slug) => expect(slugOf(title)).toBe(slug));

test("a text is found without its marks and in small letters", () => {
  expect(["Đorđe", "ŽUTI", "Şile"].map(bareText)).toEqual(["djordje", "zuti", "sile"]);
});
