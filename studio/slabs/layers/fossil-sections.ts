import { uniform } from "../primitives/random.ts";
import { clamp, smoothstep } from "../primitives/scalar.ts";

/** Sections of fossils; each lies in a circle of radius 1. */
export const FOSSILS = [
  "valve",
  "shell",
  "crinoid",
  "foraminifer",
  "gastropod",
  "ammonite",
  "coral",
  "oncoid",
] as const;
type Fossil = (typeof FOSSILS)[number];

/** What a section shows at a place: how much is wall and how much filling, and the tone of the wall, -1 to 1. */
type Shown = { wall: number; filling: number; tone: number };
/** @param pixel size of a pixel in radii */
export type FossilSection = (u: number, v: number, id: number, pixel: number) => Shown;

// One object serves all points, as there are millions.
const shown: Shown = { wall: 0, filling: 0, tone: 0 };
function show(wall: number, filling = 0, tone = 0): Shown {
  shown.wall = wall;
  shown.filling = filling;
  shown.tone = tone;
  return shown;
}

/** 1 inside a shape, 0 outside; `inside` is the distance to its edge in radii. */
function covered(inside: number, pixel: number): number {
  return smoothstep(-0.6, 0.6, inside / Math.max(pixel, 0.015));
}

/** A line of this half width, never thinner than a pixel but then paler. */
function stroke(distance: number, half: number, pixel: number): number {
  const drawn = Math.max(half, pixel * 0.6);
  return (half / drawn) * (1 - smoothstep(drawn * 0.6, drawn * 1.3, Math.abs(distance)));
}

/** One valve of a bivalve or brachiopod: a crescent that tapers to its ends, of two layers. */
function valve(u: number, v: number, id: number, pixel: number): Shown {
  const bend = 0.55 + 0.9 * uniform(id, 60);
  const reach = Math.min(1.25, 0.95 / bend);
  const dv = v + bend - 0.35 * bend;
  const distance = Math.hypot(u, dv);
  const along = Math.atan2(u, dv) / reach;
  if (Math.abs(along) > 1) return show(0);
  const lopsided = along + 0.35 * (uniform(id, 61) - 0.5);
  const half =
    (0.05 + 0.09 * uniform(id, 62) ** 2) * Math.sqrt(Math.max(0, 1 - along * along)) * (1 - 0.5 * lopsided);
  const across = distance - bend;
  return show(stroke(across, half, pixel), 0, across / (half + 1e-3));
}

/** A closed shell: two valves about mud or spar. */
function shell(u: number, v: number, id: number, pixel: number): Shown {
  const high = 0.34 + 0.4 * uniform(id, 60);
  const beak = 0.25 * (uniform(id, 61) - 0.5);
  const radius = Math.sqrt((u * u) / 0.85 + (v / (high * (1 + beak * u))) ** 2);
  const inside = (1 - radius) * high;
  const wall = 0.05 + 0.05 * uniform(id, 62);
  const open = uniform(id, 63) < 0.35 ? smoothstep(0.5, 0.8, u) : 0;
  // Mud has settled below, and crystals grew above it.
  const spar = v < high * (uniform(id, 64) - 0.4) ? 1 : 0.25;
  return show(
    stroke(inside - wall, wall, pixel) * (1 - open),
    covered(inside - wall, pixel) * spar * (1 - open),
    1 - inside * 8,
  );
}

/** A disc of a sea lily's stem with its canal, or cut along, a drum with furrows. */
function crinoid(u: number, v: number, id: number, pixel: number): Shown {
  if (uniform(id, 60) < 0.3) {
    const inside = Math.min(0.9 - Math.abs(u), 0.32 - Math.abs(v));
    const furrow = 0.5 + 0.5 * Math.cos(u * (16 + 10 * uniform(id, 61)));
    return show(covered(inside, pixel) * (0.6 + 0.4 * furrow), 0, furrow - 0.5);
  }
  const radius = Math.hypot(u, v * (1 + 0.5 * uniform(id, 61)));
  const rays = 0.03 * Math.cos(5 * Math.atan2(v, u));
  const canal = 0.16 + 0.12 * uniform(id, 62) + rays;
  const rim = stroke(radius - 0.82, 0.06, pixel);
  const disc = covered(0.88 - radius, pixel) * covered(radius - canal, pixel);
  return show(Math.max(disc * 0.75, rim), covered(canal - radius, pixel), rim > 0.3 ? -1 : 0.4);
}

/** A lens or spindle of chambers in close coils: nummulites, alveolinas, miliolids. */
function foraminifer(u: number, v: number, id: number, pixel: number): Shown {
  const flat = 1.2 + 2 * uniform(id, 60);
  const radius = Math.sqrt(u * u + v * v * flat * flat);
  const inside = (0.95 - radius) / flat;
  if (inside < -pixel) return show(0);
  const coils = 3 + ((uniform(id, 61) * 3) | 0);
  const turn = Math.atan2(v * flat, u) / (2 * Math.PI);
  const coil = Math.abs(((radius * coils + turn + 10) % 1) - 0.5);
  const chamber = Math.abs(((((turn * (9 + coils * 3)) % 1) + 1) % 1) - 0.5);
  const walls = Math.max(smoothstep(0.26, 0.12, coil), 0.7 * smoothstep(0.16, 0.06, chamber));
  const fine = clamp(1.5 - 4 * pixel * coils * 0.2);
  const all = covered(inside, pixel);
  return show(all * (0.55 + 0.45 * (walls * fine + 0.5 * (1 - fine))), all * 0.5, walls * 1.4 - 0.7);
}

/** A snail cut along its axis: chambers that shrink towards the top, on both sides. */
function gastropod(u: number, v: number, id: number, pixel: number): Shown {
  const slope = 0.3 + 0.16 * uniform(id, 60);
  const along = (u + 1) / 1.9;
  if (along < 0.02 || along > 1) return show(0);
  const wide = slope * along * 1.4;
  const shrink = Math.log(along) / Math.log(0.72);
  const phase = shrink + (v > 0 ? 0 : 0.5);
  const within = phase - Math.floor(phase);
  const bulge = wide * (0.82 + 0.18 * Math.sin(within * Math.PI));
  const inside = bulge - Math.abs(v);
  const all = covered(inside, pixel);
  const across = Math.min(within, 1 - within) * along * 0.3;
  const wall = Math.max(
    stroke(inside - 0.03, 0.03, pixel),
    stroke(across, 0.02, pixel),
    stroke(v, 0.035 * along + 0.008, pixel),
  );
  return show(wall * all, all * (1 - wall), 0.3);
}

/** A coiled shell cut along its plane: whorls that widen, parted by ribs or septa. */
function ammonite(u: number, v: number, id: number, pixel: number): Shown {
  const radius = Math.hypot(u, v);
  if (radius > 0.97 || radius < 0.05) return show(0);
  const turn = (Math.atan2(v, u) / (2 * Math.PI)) * (uniform(id, 60) < 0.5 ? 1 : -1);
  const widening = 0.44 + 0.14 * uniform(id, 61);
  const whorl = Math.log(radius / 0.95) / Math.log(1 / widening) - turn;
  const within = whorl - Math.floor(whorl);
  const edge = Math.min(within, 1 - within) * radius * (1 - widening);
  const angle = turn + Math.floor(whorl);
  const ribs = Math.abs(
    ((((angle * (17 + ((uniform(id, 62) * 9) | 0))) % 1) + 1.5 + 0.35 * (within - 0.5) ** 2) % 1) - 0.5,
  );
  const last = smoothstep(0.97, 0.9, radius);
  const wall = Math.max(stroke(edge, 0.022, pixel), 0.6 * stroke(ribs * radius * 0.35, 0.014, pixel));
  return show(wall * last, last * (0.5 + 0.3 * (within - 0.5)), -0.3);
}

/** A coral or rudist cut across: a thick wall and rays that meet in the middle. */
function coral(u: number, v: number, id: number, pixel: number): Shown {
  const angle = Math.atan2(v, u);
  const radius = Math.hypot(u, v) * (1 + 0.08 * Math.sin(2 * angle + 6 * uniform(id, 60)));
  const inside = 0.9 - radius;
  if (inside < -pixel) return show(0);
  const rays = 14 + ((uniform(id, 61) * 14) | 0);
  const ray = Math.abs((((angle / (2 * Math.PI)) * rays + 100) % 1) - 0.5) * (radius / rays) * 6.28;
  const thick = 0.1 + 0.1 * uniform(id, 62);
  const wall = Math.max(
    covered(inside, pixel) * covered(thick - inside, pixel),
    stroke(ray, 0.02, pixel) * covered(radius - 0.18, pixel),
  );
  return show(wall * covered(inside, pixel), covered(inside - thick, pixel), 0.3 - inside * 2);
}

/** A nodule that algae built about a grain: uneven shells one in another. */
function oncoid(u: number, v: number, id: number, pixel: number): Shown {
  const angle = Math.atan2(v, u);
  const uneven =
    1 +
    0.1 * Math.sin(2 * angle + 6 * uniform(id, 60)) +
    0.06 * Math.sin(3 * angle + 6 * uniform(id, 61)) +
    0.04 * Math.sin(7 * angle + 6 * uniform(id, 64));
  const radius = Math.hypot(u, v * (1.05 + 0.5 * uniform(id, 62))) * uneven;
  const inside = 0.88 - radius;
  if (inside < -0.1) return show(0);
  const shells = 3 + 4 * uniform(id, 63);
  const shell = 0.5 + 0.5 * Math.cos(radius * shells * 6.28 + 0.8 * Math.sin(3 * angle));
  const edge = stroke(inside, 0.035, pixel);
  const all = smoothstep(-0.05, 0.07, inside);
  return show(Math.max(0.35 * shell * all, edge * 0.75), all * 0.85, edge > 0.3 ? -1 : shell * 0.6 - 0.6);
}

export const sections: Record<Fossil, FossilSection> = {
  valve,
  shell,
  crinoid,
  foraminifer,
  gastropod,
  ammonite,
  coral,
  oncoid,
};
