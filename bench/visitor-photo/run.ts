/**
 * How true stones in photographs are: light beside the rendered truth, masks beside the true ones, and seconds.
 * `node bench/visitor-photo/run.ts [--rooms tuned] [--room kitchen-2] [--masks]`
 */
import { parseArgs } from "node:util";
import { machine, median, table, type Verdict, verdicts } from "../report.ts";
import { type Case, HELD_OUT, TUNED } from "./cases.ts";
import { decibels, lightsOf, ours, photographWith, plainly, trueFaces } from "./compare.ts";
import { drawn, markedOutline } from "./robot.ts";
import { cameraOf, readRoom, readSlab } from "./room-photograph.ts";

const LIMITS = { gainDb: 2, medianDb: 24, worstDb: 20, iou: 0.96, strokes: 40, seconds: 1.5 };
/** Only faces that somebody would mark one by one: share of the picture. */
const LEAST_SHARE = 0.015;

const { values } = parseArgs({
  options: {
    rooms: { type: "string", default: "held-out" },
    room: { type: "string" },
    masks: { type: "boolean", default: false },
  },
});

console.log(`${machine()}\n`);
const all = values.rooms === "tuned" ? TUNED : HELD_OUT;
const cases = all.filter(({ room }) => !values.room || room === values.room);
const light = await measureLight(cases);
const masks = values.masks ? await measureMasks(cases) : [];
console.log(`\n${verdicts([...light, ...masks])}`);

async function measureLight(cases: readonly Case[]): Promise<Verdict[]> {
  const rows = [
    ["room", "old stone", "new stone", "ours, dB", "paste, dB", "multiply, dB", "light, s", "stone, s"],
  ];
  const found: { db: number; gain: number }[] = [];
  const seconds: number[] = [];
  for (const { room: name, old: oldName, stones } of cases) {
    const [room, old] = [await readRoom(name), await readSlab(oldName)];
    const photograph = photographWith(room, old, true);
    const faces = trueFaces(room);
    const from = performance.now();
    const lights = lightsOf(room, photograph, faces, old);
    const lightSeconds = (performance.now() - from) / 1000;
    for (const stone of stones) {
      const slab = await readSlab(stone);
      const truth = photographWith(room, slab, false);
      const begun = performance.now();
      const data = ours(room, photograph, faces, lights, slab);
      const stoneSeconds = (performance.now() - begun) / 1000;
      const [db, paste, multiply] = [
        data,
        plainly("paste", photograph, faces, old, slab),
        plainly("multiply", photograph, faces, old, slab),
      ].map((picture) => decibels(picture, truth.data, faces));
      found.push({ db, gain: db - Math.max(paste, multiply) });
      seconds.push(lightSeconds + stoneSeconds);
      const figures = [db, paste, multiply].map((value) => value.toFixed(1));
      rows.push([name, oldName, stone, ...figures, lightSeconds.toFixed(2), stoneSeconds.toFixed(2)]);
    }
  }
  console.log(table(rows));
  const [worst, gain, middle] = [
    Math.min(...found.map(({ db }) => db)),
    Math.min(...found.map(({ gain: each }) => each)),
    median(found.map(({ db }) => db)),
  ];
  return [
    verdict(`median at least ${LIMITS.medianDb} dB`, `${middle.toFixed(1)} dB`, middle >= LIMITS.medianDb),
    verdict(`worst at least ${LIMITS.worstDb} dB`, `${worst.toFixed(1)} dB`, worst >= LIMITS.worstDb),
    verdict(
      `everywhere ${LIMITS.gainDb} dB over paste and multiply`,
      `${gain.toFixed(1)} dB at least`,
      gain >= LIMITS.gainDb,
    ),
    verdict(
      `light and stone within ${LIMITS.seconds} s`,
      `${median(seconds).toFixed(2)} s`,
      median(seconds) <= LIMITS.seconds,
    ),
  ];
}

async function measureMasks(cases: readonly Case[]): Promise<Verdict[]> {
  const rows = [["room", "surface", "IoU", "strokes", "s"]];
  const worst: number[] = [];
  for (const { room: name, old } of cases) {
    const room = await readRoom(name);
    const photograph = photographWith(room, await readSlab(old), true);
    const largest = trueFaces(room)
      .map((face) => ({
        face,
        share: face.coverage.reduce((sum, each) => sum + each, 0) / 255 / face.coverage.length,
      }))
      .filter(({ share }) => share > LEAST_SHARE)
      .sort((a, b) => b.share - a.share)
      .slice(0, 2);
    for (const [number, { face }] of largest.entries()) {
      const outline = markedOutline(face, photograph, number + 1);
      const { iou, strokes, seconds } = await drawn(
        photograph,
        cameraOf(room),
        outline,
        face.coverage,
        LIMITS.strokes,
      );
      worst.push(iou);
      rows.push([name, face.surface, iou.toFixed(3), String(strokes), seconds.toFixed(2)]);
    }
  }
  console.log(`\n${table(rows)}`);
  const least = Math.min(...worst);
  return [verdict(`masks at least ${LIMITS.iou}`, least.toFixed(3), least >= LIMITS.iou)];
}

function verdict(promise: string, measured: string, kept: boolean): Verdict {
  return { promise, measured, kept };
}
