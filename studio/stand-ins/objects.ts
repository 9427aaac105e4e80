import type { Drawing } from "./drawing.ts";
import { mix, type Random } from "./noise.ts";
import { INK, SHADE, type Sheet, type Spot, WALL } from "./sheet.ts";

/** Accessories: odd views are elevations, even ones plans. Chosen by the words in the model's name, or else in its category's. */
export const OBJECTS: readonly [Drawing, ...Drawing[]] = [
  { width: 54, floor: 17, slab: 70, when: /stand/i, draw: stand },
  { width: 50, floor: 16, slab: 70, when: /box/i, draw: box },
  { width: 32, floor: 11, slab: 50, when: /ashtray/i, draw: ashtray },
  { width: 74, floor: 13, slab: 90, when: /lamp/i, draw: lamp },
  { width: 96, floor: 20, slab: 130, when: /stool/i, draw: stool },
  { width: 60, floor: 18, slab: 60, draw: pebbles },
];

/** A post on a foot, and a padded roll that the watch is closed around. */
function stand(sheet: Sheet, _: Random, name: string): void {
  const rolls = name.includes("double") ? 2 : 1;
  const width = rolls * 13;
  if (isPlan(name)) {
    const up = sheet.top / 2 - sheet.floor / 2;
    sheet.slab(-width / 2 - 2, up - 7, width + 4, 14);
    for (let i = 0; i < rolls; i++) sheet.box(-width / 2 + i * 13 + 2, up - 3.4, 9, 6.8, { fill: WALL });
    sheet.rule(-width / 2 - 2, width / 2 + 2, up - 12, 1);
    return;
  }
  sheet.ground();
  sheet.slab(-width / 2 - 2, 0, width + 4, 3);
  for (let i = 0; i < rolls; i++) {
    const x = -width / 2 + 6.5 + i * 13;
    sheet.slab(x - 1.6, 3, 3.2, 13);
    sheet.polygon(rounded(x, 19, 5, 3.4), { fill: WALL });
    sheet.line(x - 1.8, 15.8, x - 1.8, 22.2, "thin");
    sheet.line(x + 1.8, 15.8, x + 1.8, 22.2, "thin");
  }
  sheet.rule(-width / 2 - 2, width / 2 + 2, -4, 1);
}

/** A box of stone with its lid; from above the lid is open and shows the places inside. */
function box(sheet: Sheet, _: Random, name: string): void {
  const places = name.includes("triple") ? 3 : name.includes("double") ? 2 : 1;
  const width = places * 9 + 5;
  if (isPlan(name)) {
    const up = sheet.top / 2 - sheet.floor / 2;
    sheet.slab(-width / 2, up - 7, width, 14);
    sheet.box(-width / 2 + 1.6, up - 5.4, width - 3.2, 10.8, { fill: SHADE });
    for (let i = 0; i < places; i++) {
      sheet.polygon(rounded(-width / 2 + 7 + i * 9, up, 3, 4.4), { fill: WALL, pen: "thin" });
    }
    sheet.rule(-width / 2, width / 2, up - 12, 1);
    return;
  }
  sheet.ground();
  sheet.slab(-width / 2, 0, width, 8);
  sheet.slab(-width / 2 - 0.4, 8, width + 0.8, 2.4);
  sheet.polygon(rounded(0, 11.4, 1, 1), { fill: INK });
  sheet.rule(-width / 2, width / 2, -4, 1);
}

/** A low bowl with four rests. */
function ashtray(sheet: Sheet, _: Random, name: string): void {
  if (isPlan(name)) {
    const up = sheet.top / 2 - sheet.floor / 2;
    sheet.slabCircle(0, up, 7.5);
    sheet.circle(0, up, 5.4);
    sheet.circle(0, up, 4.6, { pen: "thin" });
    for (const [x, y] of [
      [-7.6, -0.6],
      [5.3, -0.6],
    ] as const) {
      sheet.box(x, up + y, 2.3, 1.2, { fill: WALL, pen: "thin" });
    }
    sheet.rule(-7.5, 7.5, up - 11, 1);
    return;
  }
  sheet.ground();
  sheet.slabShape([
    [-7.5, 0.2],
    [7.5, 0.2],
    [7.5, 3.6],
    [0.8, 3.6],
    [0.8, 2.7],
    [-0.8, 2.7],
    [-0.8, 3.6],
    [-7.5, 3.6],
  ]);
  sheet.rule(-7.5, 7.5, -2.5, 1);
}

/** A drum of stone, a plain shade. */
function lamp(sheet: Sheet, _: Random, name: string): void {
  if (isPlan(name)) {
    const up = sheet.top / 2 - sheet.floor / 2;
    sheet.circle(0, up, 17, { fill: WALL });
    sheet.slabCircle(0, up, 9);
    sheet.circle(0, up, 2, { fill: WALL });
    sheet.rule(-17, 17, up - 22, 1);
    return;
  }
  sheet.ground();
  sheet.slab(-6.5, 0, 13, 20);
  sheet.box(-0.8, 20, 1.6, 5, { fill: INK });
  sheet.polygon(
    [
      [-17, 25],
      [17, 25],
      [11, 46],
      [-11, 46],
    ],
    { fill: WALL },
  );
  sheet.rule(-17, 17, -5, 1);
}

/** A drum to sit on. */
function stool(sheet: Sheet, _: Random, name: string): void {
  if (isPlan(name)) {
    const up = sheet.top / 2 - sheet.floor / 2;
    sheet.slabCircle(0, up, 18);
    sheet.circle(0, up, 16.8, { pen: "thin" });
    sheet.rule(-18, 18, up - 26, 1);
    return;
  }
  sheet.ground();
  sheet.slabShape([
    [-18, 0],
    [18, 0],
    [14, 22],
    [18, 44],
    [-18, 44],
    [-14, 22],
  ]);
  sheet.slab(-18.6, 44, 37.2, 2.4);
  sheet.rule(-18, 18, -5, 1);
}

/** Stones from a beach, one resting on the others. */
function pebbles(sheet: Sheet, random: Random, name: string): void {
  sheet.ground();
  const mountain = name.includes("mountain");
  if (mountain) {
    sheet.slabShape([
      [-17, 0],
      [18, 0],
      [12, 9],
      [8, 12],
      [2, 25],
      [-2, 21],
      [-6, 23],
      [-11, 11],
    ]);
    sheet.rule(-17, 18, -5, 1);
    return;
  }
  let x = -20;
  while (x < 16) {
    const width = mix(4, 6.5, random());
    const height = width * mix(0.55, 0.72, random());
    sheet.slabShape(rounded(x + width, height, width, height), Math.floor(random() * 3));
    if (random() < 0.75) {
      const small = mix(2.6, 3.8, random());
      sheet.slabShape(rounded(x + width * 1.1, height * 2 + small * 0.6, small, small * 0.62));
    }
    x += width * 2 + 0.4;
  }
  sheet.rule(-20, x, -5, 1);
}

/** Views 2 and 4 look down. */
function isPlan(name: string): boolean {
  return /-[24]$/.test(name);
}

/** A form between an ellipse and a rectangle, around a middle. */
function rounded(x: number, up: number, width: number, height: number): Spot[] {
  return Array.from({ length: 40 }, (_, i): Spot => {
    const [cos, sin] = [Math.cos((i * Math.PI) / 20), Math.sin((i * Math.PI) / 20)];
    const bend = (value: number) => Math.sign(value) * Math.abs(value) ** 0.8;
    return [x + bend(cos) * width, up + bend(sin) * height];
  });
}
