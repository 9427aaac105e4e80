import type { Drawing } from "./drawing.ts";
import { mix } from "./noise.ts";
import { INK, SHADE, type Sheet, WALL } from "./sheet.ts";

const WORKTOP = 92;

export const KITCHENS: readonly [Drawing, ...Drawing[]] = [
  { width: 470, floor: 42, when: /island/i, draw: island },
  { width: 440, floor: 40, when: /splashback|open shelf/i, draw: wallOfStone },
  { width: 440, floor: 40, when: /window|sill/i, draw: window },
  { width: 440, floor: 40, when: /worktop|sink/i, draw: run },
  { width: 430, floor: 44, when: /bar\b|counter|high chair/i, draw: bar },
];

/** A block with the stone down to the floor at both ends, a plain run behind, lamps above. */
function island(sheet: Sheet, random: () => number): void {
  sheet.ground();
  units(sheet, -240, 0, 480, 216, 60, WALL);
  sheet.box(-118, 96, 236, 56, { fill: SHADE, pen: "thin" });
  const length = Math.round(mix(22, 28, random())) * 10;
  const left = -length / 2 + Math.round(mix(-2, 2, random())) * 10;
  sheet.slab(left, 0, length, WORKTOP);
  sheet.line(left, WORKTOP - 4, left + length, WORKTOP - 4, "thin");
  const lamps = random() < 0.5 ? 2 : 3;
  for (let i = 0; i < lamps; i++) lamp(sheet, left + (length * (i + 0.5)) / lamps, 168);
  for (let i = 0; i < lamps; i++) stool(sheet, left + (length * (i + 0.5)) / lamps, 66);
  sheet.rule(left, left + length, -14);
}

/** Worktop, splashback of a hand's height more, a hood above the hob. */
function run(sheet: Sheet, random: () => number): void {
  sheet.ground();
  const half = 180;
  units(sheet, -half, 10, half * 2, 78, 60, SHADE);
  sheet.box(-half + 4, 0, half * 2 - 8, 10, { fill: INK, pen: "none", opacity: 0.85 });
  sheet.slab(-half, WORKTOP, half * 2, 56);
  sheet.raisedSlab(-half - 3, WORKTOP - 4, half * 2 + 6, 4);
  const hob = random() < 0.5 ? 60 : 20;
  sheet.polygon(
    [
      [hob, 178],
      [hob + 90, 178],
      [hob + 62, 206],
      [hob + 28, 206],
    ],
    { fill: WALL },
  );
  sheet.box(hob + 34, 206, 22, sheet.top - 206, { fill: WALL });
  units(sheet, -half, 160, 150, 74, 50, WALL);
  tap(sheet, -96, WORKTOP);
  sheet.rule(-half, half, -14);
}

/** Stone from the worktop to above the eyes, one shelf across it. */
function wallOfStone(sheet: Sheet, random: () => number): void {
  sheet.ground();
  const left = -140;
  sheet.slab(left, WORKTOP, 360, 138);
  units(sheet, left, 10, 360, 78, 90, SHADE);
  sheet.box(left + 4, 0, 352, 10, { fill: INK, pen: "none", opacity: 0.85 });
  sheet.raisedSlab(left, WORKTOP - 4, 360, 4, 1);
  units(sheet, left - 80, 0, 80, 230, 80, WALL);
  sheet.box(left - 70, 112, 60, 58, { fill: SHADE, pen: "thin" });
  const shelf = left + 60;
  sheet.box(shelf, 158, 210, 3.5, { fill: WALL });
  let x = shelf + 14;
  while (x < shelf + 180) {
    const [width, height] = [mix(7, 20, random()), mix(8, 26, random())];
    sheet.box(x, 161.5, width, height, { fill: WALL, pen: "thin" });
    x += width + mix(6, 34, random());
  }
  tap(sheet, left + 130, WORKTOP);
  sheet.rule(left, left + 360, -14);
}

/** The worktop runs on into the sill of a window. */
function window(sheet: Sheet): void {
  sheet.ground();
  sheet.box(-70, 104, 200, 132, { fill: SHADE });
  sheet.box(-62, 112, 184, 116, { fill: WALL, pen: "thin" });
  sheet.line(30, 112, 30, 228, "thin");
  sheet.line(-62, 148, 122, 148, "thin");
  units(sheet, -190, 10, 380, 78, 76, SHADE);
  sheet.box(-186, 0, 372, 10, { fill: INK, pen: "none", opacity: 0.85 });
  sheet.slab(-190, WORKTOP, 120, 12);
  sheet.slab(130, WORKTOP, 60, 12);
  sheet.slab(-78, WORKTOP, 216, 12);
  sheet.raisedSlab(-194, WORKTOP - 6, 388, 6);
  tap(sheet, 20, WORKTOP);
  sheet.rule(-190, 190, -14);
}

/** A counter to stand at, two high chairs before it. */
function bar(sheet: Sheet, random: () => number): void {
  sheet.ground();
  units(sheet, -215, 118, 430, 96, 86, WALL);
  const length = 220 + Math.round(random() * 5) * 10;
  sheet.slab(-length / 2, 0, length, 106);
  sheet.raisedSlab(-length / 2 - 14, 106, length + 28, 6);
  for (const x of [-52, 44]) stool(sheet, x, 78);
  lamp(sheet, -60, 182);
  lamp(sheet, 60, 182);
  sheet.rule(-length / 2, length / 2, -15);
}

function units(
  sheet: Sheet,
  x: number,
  up: number,
  width: number,
  height: number,
  door: number,
  fill: string,
): void {
  sheet.box(x, up, width, height, { fill, pen: "thin" });
  for (let at = x + door; at < x + width - 1; at += door) sheet.line(at, up, at, up + height, "thin");
}

function lamp(sheet: Sheet, x: number, up: number): void {
  sheet.line(x, up + 16, x, sheet.top, "thin");
  sheet.polygon(
    [
      [x - 13, up],
      [x + 13, up],
      [x + 4, up + 16],
      [x - 4, up + 16],
    ],
    { fill: WALL },
  );
}

function stool(sheet: Sheet, x: number, seat: number): void {
  sheet.box(x - 17, seat, 34, 3.5, { fill: WALL });
  sheet.wire([
    [x - 14, seat],
    [x - 18, 0],
  ]);
  sheet.wire([
    [x + 14, seat],
    [x + 18, 0],
  ]);
  sheet.wire([
    [x - 16.5, 24],
    [x + 16.5, 24],
  ]);
}

function tap(sheet: Sheet, x: number, up: number): void {
  sheet.wire(
    [
      [x, up],
      [x, up + 26],
      [x + 8, up + 40],
      [x + 18, up + 24],
    ],
    true,
  );
}
