import type { Drawing } from "./drawing.ts";
import { SHADE, type Sheet, WALL } from "./sheet.ts";

const RISE = 17;
const GOING = 29;

export const STAIRS: readonly [Drawing, ...Drawing[]] = [
  { width: 400, floor: 36, when: /between two|straight flight/i, draw: straight },
  { width: 440, floor: 34, when: /open stair|without risers/i, draw: open },
  { width: 470, floor: 36, when: /landing|two flights/i, draw: landing },
];

/** Seen from its foot: riser above riser between two walls. */
function straight(sheet: Sheet): void {
  sheet.ground();
  const steps = Math.floor(sheet.top / RISE);
  for (let i = 0; i < steps; i++) {
    sheet.slab(-75, i * RISE, 150, RISE - 3);
    sheet.slab(-75, i * RISE + RISE - 3, 150, 3, 0, "thin");
  }
  sheet.box(-200, 0, 125, sheet.top, { fill: WALL });
  sheet.box(75, 0, 125, sheet.top, { fill: SHADE });
  sheet.wire([
    [75, 0],
    [75, sheet.top],
  ]);
  sheet.rule(-75, 75, -13);
}

/** Treads that stand out of a white wall, a rail of one line. */
function open(sheet: Sheet): void {
  sheet.ground();
  const steps = 12;
  const left = -195;
  for (let i = 0; i < steps; i++) sheet.slab(left + i * GOING, (i + 1) * RISE - 6, GOING + 5, 6);
  for (let i = 0; i < steps; i += 2) {
    const x = left + i * GOING + GOING / 2;
    sheet.line(x, (i + 1) * RISE, x, (i + 1) * RISE + 88, "thin");
  }
  const from = left + GOING / 2;
  sheet.line(from, RISE + 88, from + (steps - 1) * GOING, steps * RISE + 88);
  sheet.slab(left + steps * GOING, steps * RISE - 6, 120, 6);
  sheet.rule(left, left + steps * GOING, -13);
}

/** Up to a landing along the wall, and on behind it in the other direction. */
function landing(sheet: Sheet): void {
  sheet.ground();
  const steps = 8;
  const left = -190;
  const middle = left + steps * GOING;
  const height = steps * RISE;
  for (let i = 0; i < steps + 2; i++) {
    const x = middle - (i + 1) * GOING;
    sheet.box(x, height + i * RISE, GOING, RISE, { fill: SHADE, pen: "thin" });
    sheet.slab(x - 3, height + (i + 1) * RISE - 4, GOING + 3, 4, 0, "thin");
  }
  for (let i = 0; i < steps; i++) {
    const x = left + i * GOING;
    sheet.slab(x, 0, GOING, (i + 1) * RISE - 4, 0, "thin");
    sheet.slab(x - 3, (i + 1) * RISE - 4, GOING + 3, 4);
  }
  sheet.slab(middle, 0, 130, height - 4, 0, "thin");
  sheet.slab(middle - 3, height - 4, 133, 4);
  sheet.line(left + 10, RISE + 90, middle, height + 90);
  sheet.line(middle, height + 90, middle + 130, height + 90);
  for (const i of [0, 2, 4, 6]) {
    const x = left + i * GOING + 10;
    sheet.line(x, (i + 1) * RISE, x, (i + 1) * RISE + 90, "thin");
  }
  sheet.rule(left, middle + 130, -13);
}
