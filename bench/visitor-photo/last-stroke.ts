/**
 * From the last stroke to a picture: processor time of `VisitorPhoto.draw` after one more stroke, two surfaces of each room.
 * `node bench/visitor-photo/last-stroke.ts [--rooms kitchen-2,kitchen-6] [--strokes 6]`
 */
import { parseArgs } from "node:util";
import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { VisitorPhoto } from "@stoneyard/visitor-photo/pixels/stages.ts";
import type { DrawnSurface, Stroke } from "@stoneyard/visitor-photo/recipe.ts";
import { machine, median, table, verdicts } from "../report.ts";
import { HELD_OUT } from "./cases.ts";
import { nearestSwatch, photographWith, trueFaces } from "./compare.ts";
import { markedOutline } from "./robot.ts";
import { cameraOf, readRoom, readSlab, SLAB, slabPicture } from "./room-photograph.ts";

const { values } = parseArgs({
  options: { rooms: { type: "string" }, strokes: { type: "string", default: "6" } },
});

const MOST_S = 1.5;

console.log(`${machine()}\n`);
const medians: number[] = [];
const rows = [["room", "surfaces", "first picture, s", "after a stroke, s", "least", "most"]];
for (const { room: name, old: oldName, stones } of HELD_OUT) {
  if (values.rooms && !values.rooms.split(",").includes(name)) continue;
  const [room, old] = [await readRoom(name), await readSlab(oldName)];
  const camera = cameraOf(room);
  const photograph = photographWith(room, old, true);
  const surfaces = trueFaces(room)
    .map((face) => ({ face, pixels: face.coverage.reduce((sum, each) => sum + each, 0) }))
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, 2)
    .map(({ face }, k): DrawnSurface & { name: string } => ({
      ...markedOutline(face, photograph, k + 1),
      id: String(k + 1),
      name: face.surface,
      lightness: nearestSwatch(old.mean),
    }));
  const own = new VisitorPhoto(photograph);
  own.keepSlab("stone", await slabPicture(stones[0]), SLAB);
  const lays = Object.fromEntries(
    surfaces.map(({ id }) => [id, { stone: "stone", shift: [0, 0] as const, turn: 0 }]),
  );
  const seconds: number[] = [];
  for (let count = 0; count <= Number(values.strokes); count++) {
    const strokes = Array.from({ length: count }, (_, k) => strokeOn(surfaces[0], (k + 1) / 10));
    const drawn = surfaces.map((surface, k) => (k === 0 ? { ...surface, strokes } : surface));
    const before = process.cpuUsage();
    await own.draw({ ...camera, surfaces: drawn }, lays, async () => {});
    const { user, system } = process.cpuUsage(before);
    seconds.push((user + system) / 1e6);
  }
  const [first, ...later] = seconds;
  medians.push(median(later));
  const figures = [first, median(later), Math.min(...later), Math.max(...later)];
  rows.push([name, surfaces.map((each) => each.name).join(", "), ...figures.map((each) => each.toFixed(2))]);
}
console.log(`${table(rows)}\n`);
const slowest = Math.max(...medians);
console.log(
  verdicts([
    {
      promise: `from the last stroke to a picture <= ${MOST_S} s, in every room`,
      measured: `${slowest.toFixed(2)} s`,
      kept: slowest <= MOST_S,
    },
  ]),
);

/** A short stroke over the stone, at a share of the way along the surface. */
function strokeOn({ lines: { far, near } }: DrawnSurface, share: number): Stroke {
  const at = (along: number): Point => {
    const of = (axis: 0 | 1) =>
      [far, near].reduce((sum, [from, to]) => sum + (from[axis] + (to[axis] - from[axis]) * along) / 2, 0);
    return [of(0), of(1)];
  };
  return { over: "stone", points: [at(share), at(share + 0.05)], radius: 5 };
}
