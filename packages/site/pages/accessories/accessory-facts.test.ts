import { expect, test } from "vitest";
import { accessoryPrice } from "./accessory-facts.ts";

test.each([
  [20400, "20\u00a0400,00\u00a0rsd"],
  [950, "950,00\u00a0rsd"],
  [1000, "1\u00a0000,00\u00a0rsd"],
  [1234567, "1\u00a0234\u00a0567,00\u00a0rsd"],
])("%i is written %s", (dinars, written) => expect(accessoryPrice(dinars)).toBe(written));
