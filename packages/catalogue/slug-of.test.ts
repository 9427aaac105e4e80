import { expect, test } from "vitest";
import { slugOf } from "./slug-of.ts";

test.each([
  ["Žuti Mermer", "zuti-mermer"],
  ["Đurđevac 2", "djurdjevac-2"],
  ["  Nero—Marquina (2 cm) ", "nero-marquina-2-cm"],
  ["Çeşme İnci", "cesme-inci"],
  ["Țară", "tara"],
  ["花崗岩", ""],
])("the address of %j ends in %j", (title, slug) => expect(slugOf(title)).toBe(slug));
