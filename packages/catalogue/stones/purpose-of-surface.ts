import type { Purpose } from "../kinds/purpose.ts";
import type { Surface } from "../kinds/room.ts";

/** What is asked of a stone on a surface of a room. */
const PURPOSE_OF_SURFACE: Readonly<Record<Surface, Purpose>> = {
  worktop: "worktop",
  splashback: "wall",
  island: "worktop",
  vanity: "vanity",
  bath: "shower",
  wall: "wall",
  floor: "floor",
  treads: "stairs",
  risers: "stairs",
  landing: "stairs",
  table: "table",
  surround: "fireplace",
  hearth: "fireplace",
  cladding: "facade",
  steps: "outdoor",
  coping: "pool",
};

export function purposeOf(surface: Surface): Purpose {
  return PURPOSE_OF_SURFACE[surface];
}
