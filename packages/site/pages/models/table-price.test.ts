import { expect, test } from "vitest";
import { tablePrice } from "./table-price.ts";

test.each([
  [77880, "77.880\u00a0rsd"],
  [132160, "132.160\u00a0rsd"],
  [950, "950\u00a0rsd"],
  [1234567, "1.234.567\u00a0rsd"],
])("%i is written %s", (dinars, written) => expect(tablePrice(dinars)).toBe(written));
