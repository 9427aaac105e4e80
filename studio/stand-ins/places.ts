import type { Drawing } from "./drawing.ts";
import { mix, type Random } from "./noise.ts";
import { INK, SHADE, type Sheet, WALL } from "./sheet.ts";

export const FIREPLACES: readonly [Drawing, ...Drawing[]] = [
  { width: 390, floor: 36, when: /flat|surround/i, draw: surround },
  { width: 390, floor: 36, when: /rises|ceiling|wall of/i, draw: chimneyBreast },
  { width: 390, floor: 36, when: /hearth/i, draw: hearth },
];

export const FACADES: readonly [Drawing, ...Drawing[]] = [
  { width: 1050, floor: 90, when: /corner|joints/i, draw: house },
  { width: 620, floor: 56, when: /entrance|plinth|door/i, draw: entrance },
  { width: 900, floor: 80, draw: panels },
];

export const PLACES: readonly [Drawing, ...Drawing[]] = [
  { width: 1000, floor: 110, when: /gallery|hall|floor|column|mall|concourse/i, draw: hall },
  { width: 620, floor: 60, when: /desk|reception|lobby|hotel/i, draw: desk },
  { width: 900, floor: 80, draw: racks },
];

function surround(sheet: Sheet): void {
  sheet.ground();
  sheet.slab(-85, 0, 30, 112);
  sheet.slab(55, 0, 30, 112);
  sheet.slab(-85, 82, 170, 30);
  firebox(sheet, -55, 0, 110, 82);
  sheet.slab(-98, 112, 196, 5);
  sheet.rule(-98, 98, -14);
}

function chimneyBreast(sheet: Sheet): void {
  sheet.slab(-130, 0, 260, sheet.top);
  sheet.line(0, 104, 0, sheet.top, "thin");
  sheet.ground();
  firebox(sheet, -70, 44, 140, 60);
  sheet.rule(-130, 130, -14);
}

function hearth(sheet: Sheet): void {
  sheet.ground();
  sheet.slab(-150, 0, 300, 24);
  sheet.slab(-95, 24, 26, 104);
  sheet.slab(69, 24, 26, 104);
  sheet.slab(-95, 102, 190, 26);
  firebox(sheet, -69, 24, 138, 78);
  sheet.box(-110, 128, 220, 5, { fill: WALL });
  sheet.rule(-150, 150, -14);
}

/** The opening, dark, with three logs. */
function firebox(sheet: Sheet, x: number, up: number, width: number, height: number): void {
  sheet.box(x, up, width, height, { fill: INK });
  sheet.wire([
    [x, up],
    [x, up + height],
    [x + width, up + height],
    [x + width, up],
  ]);
  for (const [shift, level] of [
    [-15, 7],
    [15, 7],
    [0, 19],
  ] as const) {
    sheet.circle(x + width / 2 + shift, up + level, 7, { fill: "#595a55", pen: "none" });
  }
}

/** A house clad in sheets with open joints, a lower wing beside it. */
function house(sheet: Sheet): void {
  clad(sheet, -280, 0, 460, 520, 115, 104);
  for (const up of [56, 316]) {
    for (const x of [-235, -60, 60]) opening(sheet, x, up, 90, 150);
  }
  sheet.box(180, 0, 250, 250, { fill: SHADE });
  opening(sheet, 225, 30, 160, 190);
  sheet.ground();
  tree(sheet, -410, 300);
  sheet.rule(-280, 180, -34, 50);
}

/** A door in a plain wall, a plinth of stone on both sides, two steps. */
function entrance(sheet: Sheet): void {
  sheet.box(-250, 0, 500, sheet.top, { fill: SHADE });
  clad(sheet, -250, 0, 500, 96, 100, 96);
  sheet.slab(-90, 0, 180, 262);
  sheet.box(-60, 28, 120, 214, { fill: WALL });
  sheet.box(-50, 28, 100, 204, { fill: INK, opacity: 0.85 });
  sheet.line(34, 112, 34, 160, "plain");
  sheet.slab(-90, 14, 180, 14);
  sheet.slab(-120, 0, 240, 14);
  for (const x of [-205, 135]) opening(sheet, x, 140, 70, 110);
  sheet.ground();
  sheet.rule(-120, 120, -18);
}

/** A wall of upright panels between two pilasters of shadow. */
function panels(sheet: Sheet): void {
  clad(sheet, -360, 0, 720, 480, 90, 240);
  for (const x of [-225, -45, 135]) opening(sheet, x, 60, 90, 300);
  sheet.ground();
  tree(sheet, 410, 260);
  sheet.rule(-360, 360, -30, 50);
}

function clad(
  sheet: Sheet,
  x: number,
  up: number,
  width: number,
  height: number,
  panel: number,
  course: number,
): void {
  for (let level = 0; level < height - 1; level += course) {
    for (let at = 0; at < width - 1; at += panel) {
      sheet.slab(
        x + at,
        up + level,
        Math.min(panel, width - at),
        Math.min(course, height - level),
        0,
        "thin",
      );
    }
  }
}

function opening(sheet: Sheet, x: number, up: number, width: number, height: number): void {
  sheet.box(x, up, width, height, { fill: WALL });
  sheet.box(x + 5, up + 5, width - 10, height - 10, { fill: SHADE, pen: "thin" });
  sheet.line(x + width / 2, up + 5, x + width / 2, up + height - 5, "thin");
}

function tree(sheet: Sheet, x: number, height: number): void {
  sheet.line(x, 0, x, height * 0.7);
  sheet.circle(x, height * 0.68, height * 0.27, { pen: "thin" });
}

/** Columns of stone under a gallery, and a floor in the same stone. */
function hall(sheet: Sheet): void {
  const storey = 330;
  sheet.box(-500, storey, 1000, 36, { fill: SHADE });
  sheet.line(-500, storey + 130, 500, storey + 130, "plain");
  for (let x = -480; x <= 480; x += 40) sheet.line(x, storey + 36, x, storey + 130, "thin");
  for (const x of [-380, -190, 0, 190, 380]) {
    sheet.slab(x - 26, 0, 52, storey);
    sheet.line(x - 26, 160, x + 26, 160, "thin");
  }
  sheet.ground();
  for (let x = -500; x < 500; x += 100) sheet.slab(x, -sheet.floor, 100, sheet.floor, 1, "thin");
  sheet.line(-500, 0, 500, 0, "bold");
  person(sheet, 95);
}

/** A desk cut as one block before a panelled wall. */
function desk(sheet: Sheet): void {
  for (let x = -280; x < 280; x += 40) sheet.box(x, 0, 40, 300, { fill: WALL, pen: "thin" });
  sheet.ground();
  sheet.slab(-180, 0, 360, 108);
  sheet.slab(-190, 108, 380, 6);
  sheet.line(0, 0, 0, 108, "thin");
  for (const x of [-90, 0, 90]) {
    sheet.line(x, 250, x, sheet.top, "thin");
    sheet.circle(x, 236, 14, { fill: WALL });
  }
  sheet.rule(-180, 180, -18);
}

/** Slabs on end in the yard, as they are leafed through. */
function racks(sheet: Sheet, random: Random): void {
  sheet.line(-450, 440, 450, 440, "thin");
  for (let x = -400; x <= 400; x += 160) sheet.line(x, 440, x, sheet.top, "thin");
  let x = -390;
  let which = 0;
  while (x < 300) {
    const width = Math.round(mix(70, 150, random()));
    sheet.box(x - 6, 0, width + 12, 12, { fill: INK, pen: "none", opacity: 0.85 });
    sheet.slab(x, 12, width, Math.round(mix(240, 318, random())), which++);
    x += width + 24;
  }
  sheet.ground();
  person(sheet, 400);
}

/** A person as a measure: 175 cm, an outline and no more. */
function person(sheet: Sheet, x: number): void {
  sheet.circle(x, 163, 11, { fill: WALL, pen: "thin" });
  sheet.polygon(
    [
      [x - 20, 148],
      [x + 20, 148],
      [x + 13, 0],
      [x - 13, 0],
    ],
    { fill: WALL, pen: "thin" },
  );
}
