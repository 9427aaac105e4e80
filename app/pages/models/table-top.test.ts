import { expect, test } from "vitest";
import { tableDimensions } from "./table-top.ts";

test.each([
  [[{ diameter: 80 }], 45, "Ø\u00a080 × 45\u00a0cm"],
  [[{ length: 120, width: 60 }], 45, "120 × 60 × 45\u00a0cm"],
  [[{ diameter: 80 }, { diameter: 60 }], 45, "Ø\u00a080 × 45\u00a0cm + Ø\u00a060 × 45\u00a0cm"],
])("%j at %i cm is %s", (tops, height, written) => expect(tableDimensions(tops, height)).toBe(written));
