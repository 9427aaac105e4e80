import type { Drawing } from "./drawing.ts";
import { type Sheet, type Spot, WALL } from "./sheet.ts";

type Top = { width: number; depth: number; round: boolean };

/** Tables in plan, with the elevation beside or below it, as a joiner draws them. */
export const TABLES: readonly [Drawing, ...Drawing[]] = [
  { width: 400, floor: 66, when: /round dining/i, draw: (sheet) => beside(sheet, disc(130), 77, true) },
  { width: 480, floor: 36, when: /long dining/i, draw: (sheet) => below(sheet, rectangle(220, 100), 77) },
  {
    width: 300,
    floor: 60,
    when: /low round|round club/i,
    draw: (sheet) => beside(sheet, disc(100), 38, false),
  },
  { width: 260, floor: 46, when: /side tables/i, draw: (sheet) => pair(sheet, disc(55), disc(42), 50) },
];

/** The poster of a table in the 3D viewer. Its name tells form and size, as club-rectangle-120x60. */
export function posterOf(name: string): Drawing {
  const dining = name.includes("dining");
  return {
    width: dining ? 420 : 320,
    floor: dining ? 70 : 56,
    draw: (sheet) => {
      const height = dining ? 77 : 45;
      const [, form = "round", first = "80", second = first] =
        /(round|square|rectangle|pair)-(\d+)(?:[x-](\d+))?/.exec(name) ?? [];
      const [width, depth] = [Number(first), Number(second)];
      if (form === "pair") pair(sheet, disc(width), disc(depth), height);
      else if (form === "rectangle") below(sheet, rectangle(width, depth), height);
      else beside(sheet, form === "round" ? disc(width) : rectangle(width, width), height, dining);
    },
  };
}

/** Plan on the left, elevation on the right. */
function beside(sheet: Sheet, top: Top, height: number, chairs: boolean): void {
  const gap = chairs ? 62 : 34;
  const middle = -(gap + top.width) / 2;
  const level = sheet.top / 2 - sheet.floor / 2 + 14;
  if (chairs) for (const turn of [0, 1, 2, 3]) chair(sheet, middle, level, top.width / 2 + 14, turn);
  plan(sheet, top, middle, level);
  elevation(sheet, top, middle + top.width + gap, level - top.depth / 2, height);
  sheet.rule(middle - top.width / 2, middle + top.width / 2, level - top.depth / 2 - (chairs ? 54 : 14));
}

/** Plan above, elevation below: for tops that are long. */
function below(sheet: Sheet, top: Top, height: number): void {
  const chairs = height > 60;
  const foot = chairs ? 36 - sheet.floor : sheet.top / 2 - sheet.floor / 2 - (height + 44 + top.depth) / 2;
  const level = foot + height + (chairs ? 52 : 44) + top.depth / 2;
  if (chairs) {
    for (const x of [-70, 0, 70]) {
      chair(sheet, x, level, top.depth / 2 + 14, 0);
      chair(sheet, x, level, top.depth / 2 + 14, 2);
    }
  }
  plan(sheet, top, 0, level);
  elevation(sheet, top, 0, foot, height);
  sheet.rule(-top.width / 2, top.width / 2, foot - 12);
}

function pair(sheet: Sheet, large: Top, small: Top, height: number): void {
  const level = sheet.top / 2 - sheet.floor / 2 + 26;
  const left = -sheet.width * 0.2;
  plan(sheet, small, left + large.width * 0.34 + small.width * 0.5, level - large.width * 0.3);
  plan(sheet, large, left, level);
  const right = sheet.width * 0.22;
  const foot = level - large.width / 2 - 8;
  elevation(sheet, small, right + large.width * 0.42, foot, height - 9);
  elevation(sheet, large, right - 6, foot, height);
  sheet.rule(left - large.width / 2, left + large.width / 2, foot - 12);
}

function plan(sheet: Sheet, { width, depth, round }: Top, x: number, up: number): void {
  if (round) sheet.slabCircle(x, up, width / 2);
  else sheet.slab(x - width / 2, up - depth / 2, width, depth);
}

/** A top of two centimetres on a foot of the same stone. */
function elevation(sheet: Sheet, { width, round }: Top, x: number, up: number, height: number): void {
  sheet.line(x - width / 2 - 14, up, x + width / 2 + 14, up, "bold");
  const foot = round ? width * 0.3 : width * 0.62;
  if (round) sheet.slab(x - foot / 2, up, foot, height - 3);
  else {
    sheet.slab(x - foot / 2, up, 8, height - 3);
    sheet.slab(x + foot / 2 - 8, up, 8, height - 3);
  }
  sheet.slab(x - width / 2, up + height - 3, width, 3);
}

/** A chair from above, turned by quarters around a point. */
function chair(sheet: Sheet, x: number, up: number, away: number, turn: number): void {
  const angle = (turn * Math.PI) / 2;
  const spin = ([right, out]: Spot): Spot => [
    x + right * Math.cos(angle) + out * Math.sin(angle),
    up - right * Math.sin(angle) + out * Math.cos(angle),
  ];
  const seat: Spot[] = [
    [-21, away - 24],
    [21, away - 24],
    [23, away + 20],
    [-23, away + 20],
  ];
  sheet.polygon(seat.map(spin), { fill: WALL });
  sheet.line(...spin([-21, away + 14]), ...spin([21, away + 14]), "thin");
}

function disc(diameter: number): Top {
  return { width: diameter, depth: diameter, round: true };
}

function rectangle(width: number, depth: number): Top {
  return { width, depth, round: false };
}
