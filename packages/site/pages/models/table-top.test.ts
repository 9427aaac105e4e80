import { expect, test } from "vitest";
import { tableDimensions } from "./table-top.ts";

const _ = "\u00a0";

test.each([
  [[{ diameter: 80 }], 45, `Ø${_}80${_}×${_}45${_}cm`],
  [[{ length: 120, width: 60 }], 45, `120${_}×${_}60${_}×${_}45${_}cm`],
  [[{ diameter: 80 }, { diameter: 60 }], 45, `Ø${_}80${_}×${_}45${_}cm + Ø${_}60${_}×${_}45${_}cm`],
])("%j at %i cm is %s", (tops, height, written) => expect(tableDimensions(tops, height)).toBe(written));
