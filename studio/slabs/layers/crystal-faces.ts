import { type GradientNoise, octavesSeen } from "../primitives/gradient-noise.ts";
import { uniform } from "../primitives/random.ts";
import { smoothstep } from "../primitives/scalar.ts";

/** Cleaved and streaked with albite; glassy and cracked; columns side by side. */
export const HABITS = ["feldspar", "quartz", "tourmaline"] as const;
export type Habit = (typeof HABITS)[number];

/**
 * The tone of a mineral at a place on its sawn face, as a place on its ramp of colours.
 * @param id random number of the crystal, by which it is turned
 * @param distance mm to the crystal's border
 */
export type CrystalFace = (x: number, y: number, id: number, distance: number) => number;

export function crystalFace(habit: Habit, noise: GradientNoise, mmPerPixel: number): CrystalFace {
  switch (habit) {
    case "feldspar":
      return feldspar(noise, mmPerPixel);
    case "quartz":
      return quartz(noise, mmPerPixel);
    case "tourmaline":
      return tourmaline(noise, mmPerPixel);
  }
}

/** How much of a line of this width is seen where `value` crosses zero on a noise of this wavelength, mm. */
export function line(value: number, wavelength: number, width: number, mmPerPixel: number): number {
  const half = Math.max(width, mmPerPixel * 0.5);
  return Math.exp(-(((Math.abs(value) * wavelength * 0.42) / half) ** 2)) * Math.min(1, width / half);
}

/** Perthite runs one way through a crystal, cleavage crosses it nearly at a right angle. */
function feldspar(noise: GradientNoise, mmPerPixel: number): CrystalFace {
  const cloudSeen = octavesSeen(90, 5, mmPerPixel);
  const streakSeen = octavesSeen(3.5, 2, mmPerPixel);
  const streaks = 0.09 * Math.min(1, 2.2 / mmPerPixel);
  return (x, y, id, distance) => {
    const turn = uniform(id, 4) * Math.PI;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const u = x * cos + y * sin;
    const v = -x * sin + y * cos;
    const away = id % 97;
    let tone = 0.55 + 0.5 * (uniform(id, 5) - 0.5);
    tone += 0.2 * noise.octaves(u / 130 + away, v / 90, 5, 0.6, cloudSeen);
    tone += streaks * noise.octaves(u / 48 + away, v / 3.5, 2, 0.6, streakSeen);
    const here = smoothstep(-0.2, 1.2, noise.at(u / 70 + away, v / 70));
    tone -= 0.42 * here * line(noise.at(u / 260 + away, v / 17), 17, 0.5, mmPerPixel);
    tone -= 0.36 * here * line(noise.at(u / 24, v / 300 + away), 24, 0.5, mmPerPixel);
    return tone - 0.1 * Math.exp(-distance / 3);
  };
}

/** Light falls into quartz: it is darker in the middle, veiled in places and crossed by curved cracks. */
function quartz(noise: GradientNoise, mmPerPixel: number): CrystalFace {
  const cloudSeen = octavesSeen(110, 4, mmPerPixel);
  const veilSeen = octavesSeen(26, 4, mmPerPixel);
  return (x, y, id, distance) => {
    const turn = uniform(id, 4) * Math.PI;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const u = x * cos + y * sin;
    const v = -x * sin + y * cos;
    const away = id % 97;
    let tone = 0.55 + 0.4 * (uniform(id, 5) - 0.5) - 0.16 * smoothstep(0, 70, distance);
    tone += 0.15 * noise.octaves(u / 150 + away, v / 110, 4, 0.55, cloudSeen);
    tone += 0.28 * smoothstep(0.5, 2, noise.octaves(u / 80 + away, v / 26, 4, 0.6, veilSeen));
    const bent = 4 * noise.at(x / 60 + away, y / 60);
    const here = smoothstep(0, 1.2, noise.at(x / 75 + away, y / 75));
    const there = smoothstep(0, 1.2, noise.at(x / 60, y / 60 + away));
    // Long waves along them keep cracks from curling up.
    const crack = noise.at((u + bent) / 230 + away, (v + bent) / 46);
    const across = noise.at((u - bent) / 38, (v + 0.5 * u + bent) / 190 + away);
    // Flaws within throw the light back in creased planes.
    const crease = Math.abs(noise.octaves((u + bent) / 120 + away, v / 66, 4, 0.62, veilSeen));
    tone += (0.06 + 0.16 * here) * (0.55 - Math.min(1, crease));
    tone += 0.34 * here * line(crack, 46, 0.6, mmPerPixel);
    tone -= 0.26 * there * line(across, 38, 0.5, mmPerPixel);
    return tone + 0.12 * Math.exp(-distance / 5);
  };
}

/** Columns a few millimetres thick, cut along or across, with gaps between their bundles. */
function tourmaline(noise: GradientNoise, mmPerPixel: number): CrystalFace {
  const columnSeen = octavesSeen(9, 3, mmPerPixel);
  return (x, y, id) => {
    const turn = uniform(id, 4) * Math.PI;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const u = x * cos + y * sin;
    const v = -x * sin + y * cos;
    return 0.35 + 0.22 * noise.octaves(u / 60 + (id % 97), v / 9, 3, 0.6, columnSeen);
  };
}
