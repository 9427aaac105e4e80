import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

test.each([
  ["Žuti Mermer", "zuti-mermer"],
  ["Đurđevac 2", "djurdjevac-2"],
  ["  Nero—Marquina (2 cm) ", "nero-marquina-2-cm"],
  ["Çeşme İnci", "cesme-inci"],
  ["Țară", "tara"],
  ["Ђурђевац Љиг 2", "djurdjevac-ljig-2"],
  ["Б-1", "b-1"],
  ["花崗岩", ""],
])("the address of %j ends in %j", (title, slug) => expect(slugOf(title)).toBe(slug));
