import type { Drawing } from "./drawing.ts";
import { SHADE, type Sheet, WALL } from "./sheet.ts";

export const BATHROOMS: readonly [Drawing, ...Drawing[]] = [
  { width: 360, floor: 34, when: /mirror|lit from behind/i, draw: mirror },
  { width: 380, floor: 36, when: /\bbath\b/i, draw: bath },
  { width: 360, floor: 34, when: /shower|walls and floor/i, draw: shower },
  { width: 340, floor: 32, when: /vanity|basin|drawer/i, draw: vanity },
];

/** A wall of stone, a round mirror, a basin on a top that hangs free. */
function mirror(sheet: Sheet, random: () => number): void {
  sheet.slab(-110, 0, 220, sheet.top);
  sheet.ground();
  const x = random() < 0.5 ? 0 : -36;
  sheet.circle(x, 162, 38, { fill: WALL });
  sheet.circle(x, 162, 35, { fill: SHADE, pen: "thin" });
  sheet.raisedSlab(-80, 78, 160, 12);
  basin(sheet, x, 90);
  sheet.wire(
    [
      [x + 34, 90],
      [x + 34, 116],
      [x + 32, 126],
      [x + 18, 122],
    ],
    true,
  );
  sheet.rule(-110, 110, -12);
}

/** A free-standing bath before a stone wall as high as a hand can reach. */
function bath(sheet: Sheet, random: () => number): void {
  const height = random() < 0.5 ? sheet.top : 210;
  sheet.slab(-150, 0, 300, height);
  sheet.line(0, 0, 0, height, "thin");
  sheet.ground();
  const x = random() < 0.5 ? -30 : 24;
  sheet.polygon(
    [
      [x - 88, 58],
      [x + 88, 58],
      [x + 80, 20],
      [x + 68, 4],
      [x - 68, 4],
      [x - 80, 20],
    ],
    { fill: WALL },
  );
  sheet.box(x - 90, 57, 180, 3.5, { fill: WALL });
  sheet.wire(
    [
      [x + 110, 0],
      [x + 110, 92],
      [x + 108, 108],
      [x + 82, 100],
    ],
    true,
  );
  sheet.rule(-150, 150, -13);
}

/** Stone in sheets from floor to ceiling behind one pane of glass. */
function shower(sheet: Sheet): void {
  for (const [x, width] of [
    [-150, 100],
    [-50, 120],
  ] as const) {
    sheet.slab(x, 0, width, sheet.top);
  }
  sheet.ground();
  sheet.box(-50, 3, 120, 202, { fill: WALL, pen: "none", opacity: 0.3 });
  sheet.wire([
    [-50, 0],
    [-50, 205],
    [70, 205],
  ]);
  sheet.wire([
    [-104, 112],
    [-104, 198],
    [-78, 198],
  ]);
  sheet.box(-92, 193, 28, 4, { fill: WALL });
  sheet.circle(-104, 108, 5, { fill: WALL });
  sheet.box(100, 96, 3, 60, { fill: SHADE });
  sheet.box(103, 70, 34, 84, { fill: WALL, pen: "thin" });
  sheet.slab(-150, -8, 220, 8);
  sheet.rule(-150, 70, -15);
}

/** Drawers under a stone top and its low splash, a long mirror above. */
function vanity(sheet: Sheet, random: () => number): void {
  sheet.ground();
  const width = random() < 0.5 ? 160 : 200;
  const left = -width / 2;
  sheet.box(left, 112, width, 68, { fill: SHADE });
  sheet.line(left, 140, left + 42, 180, "thin");
  sheet.line(left, 122, left + 61, 180, "thin");
  sheet.slab(left, 86, width, 14);
  sheet.box(left, 36, width, 42, { fill: WALL, pen: "thin" });
  sheet.line(left, 57, left + width, 57, "thin");
  sheet.line(0, 36, 0, 78, "thin");
  sheet.raisedSlab(left - 4, 76, width + 8, 10);
  if (width === 200) for (const x of [-50, 50]) basin(sheet, x, 86);
  else basin(sheet, 0, 86);
  sheet.slab(-170, -6, 340, 6);
  sheet.rule(left, left + width, -13);
}

function basin(sheet: Sheet, x: number, up: number): void {
  sheet.polygon(
    [
      [x - 24, up + 13],
      [x + 24, up + 13],
      [x + 17, up],
      [x - 17, up],
    ],
    { fill: WALL },
  );
}
