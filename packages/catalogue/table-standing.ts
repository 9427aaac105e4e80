import type { TablesContent } from "./kinds/table.ts";

type Top = TablesContent["groups"][number]["tables"][number]["tops"][number];

/** Where a top stands: its middle on the floor, x to the right and z towards the viewer; centimetres. */
export type StandingTop = { x: number; z: number; length: number; width: number; round: boolean };

/** Between two tops that belong together, cm. */
const GAP_CM = 6;

/**
 * Where the tops of a table stand beside one another around the origin, as its model shows them: in a row, with their front
 * edges in line.
 */
export function tableStanding(tops: readonly Top[]): StandingTop[] {
  const sizes = tops.map((top) =>
    "diameter" in top
      ? { length: top.diameter, width: top.diameter, round: true }
      : { length: top.length, width: top.width, round: false },
  );
  const whole = sizes.reduce((sum, { length }) => sum + length, GAP_CM * (sizes.length - 1));
  const deep = Math.max(...sizes.map(({ width }) => width));
  let left = -whole / 2;
  return sizes.map((size) => {
    const standing = { ...size, x: left + size.length / 2, z: (deep - size.width) / 2 };
    left += size.length + GAP_CM;
    return standing;
  });
}
