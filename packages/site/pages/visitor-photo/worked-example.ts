import type { Line, Point } from "@stoneyard/visitor-photo/camera.ts";
import type { Stroke } from "@stoneyard/visitor-photo/recipe.ts";
import { type VisitorPhotoState, visitorPhotoReducer } from "./visitor-photo-state.ts";

/** The room whose picture stands in for a photograph, so that everything can be tried without one. */
export const EXAMPLE_ROOM = "kitchen-4";

/** The width of the picture on which lines and strokes were drawn. */
const WIDTH = 1600;
/** Its camera, pixels; the lens is shifted, so that upright edges stay upright. */
const FOCAL = 1200;
const CENTRE: Point = [800, 373.5];

const line = (x0: number, y0: number, x1: number, y1: number): Line => [
  [x0, y0],
  [x1, y1],
];
const strokes = (over: Stroke["over"], radius: number, ways: readonly (readonly number[])[]): Stroke[] =>
  ways.map((way) => ({
    over,
    radius,
    points: Array.from(
      { length: way.length / 2 },
      (_, i): Point => [way[2 * i] as number, way[2 * i + 1] as number],
    ),
  }));

/** Dark where the kitchen's own stone is light, and well suited to a worktop. */
const STONE = "granit/black-cosmic";

/** The stone with which the example opens: the one that the visitor came with, or one that shows the difference. */
export function exampleStone(known: readonly string[], asked: string | null): string | undefined {
  return (
    [asked, STONE, known[0]].find((stone) => typeof stone === "string" && known.includes(stone)) ?? undefined
  );
}

/** The example for a picture of this size, with `stone` laid in it. */
export function workedExample(
  [width, height]: VisitorPhotoState["size"],
  lightness: number,
  stone: string | undefined,
): VisitorPhotoState {
  const by = width / WIDTH;
  function scaled<Value>(value: Value): Value {
    return JSON.parse(JSON.stringify(value), (_, each) => (typeof each === "number" ? each * by : each));
  }
  const lines = scaled({
    far: line(414.6, 522.9, 1549.3, 693.3),
    near: line(197.9, 556.6, 1433.9, 847.2),
    end: line(197.9, 545.6, 413.2, 523.1),
  });
  const bare: VisitorPhotoState = {
    size: [width, height],
    focal: FOCAL * by,
    centre: scaled(CENTRE),
    surfaces: [
      {
        id: "1",
        kind: "worktop",
        lines,
        depth: 0.645,
        length: 3.4,
        edge: 0.03,
        upstand: 0.62,
        fall: 0,
        lightness,
        strokes: scaled(STROKES),
      },
    ],
    chosen: "1",
    lays: {},
    aside: [],
  };
  return stone ? visitorPhotoReducer(bare, { type: "stone-laid", stone }) : bare;
}

const STROKES: Stroke[] = [
  ...strokes("stone", 7, [
    [440, 500, 480, 360, 700, 330],
    [960, 560, 1000, 300, 1560, 300, 1575, 680],
    [560, 430, 570, 500],
    [850, 440, 870, 570],
    [1450, 560, 1450, 660],
    [230, 549, 700, 660, 1000, 720, 1300, 770, 1580, 820],
    [1330, 715, 1580, 725],
    [660, 575, 830, 610, 930, 625],
    [620, 580, 700, 600],
  ]),
  ...strokes("stone", 3, [
    [824, 400, 825, 458],
    [852, 480, 854, 588],
    [1531, 590, 1533, 660],
    [1383, 540, 1384, 572],
    [1180, 738, 1330, 746],
  ]),
  ...strokes("thing", 5, [
    [540, 408, 575, 405, 596, 450, 595, 545],
    [730, 420, 800, 410, 780, 560],
    [1360, 590, 1420, 600, 1400, 660],
    [1360, 510, 1372, 580],
    [1392, 490, 1392, 580],
    [1418, 545, 1410, 580],
    [1495, 510, 1500, 690],
    [1180, 625, 1250, 610, 1320, 640],
    [1000, 545, 1003, 590],
    [950, 570, 1060, 580],
    [410, 570, 500, 560, 600, 568, 500, 585],
    [850, 660, 1130, 715, 1180, 708],
    [1130, 640, 1240, 710, 1340, 680],
    [1000, 600, 1000, 650],
    [360, 520, 410, 530],
    [720, 570, 830, 592],
  ]),
];
