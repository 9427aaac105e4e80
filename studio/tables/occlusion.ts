import { at, cross, type Part, plus, times, unit, type Vector } from "./part.ts";
import { Rays } from "./rays.ts";

const RAYS = 96;
/** Light that still comes where every way out is blocked: what the pieces throw on one another. */
const LEAST = 0.22;
/** Light of the floor as a share of the room's, in the open and where the table stands over it. */
const FLOOR = 0.85;
const FLOOR_BELOW = 0.3;

/**
 * How much light of the room comes to each corner of the parts, from 0 to 1; what is under a top and near the floor gets
 * less. Rays over the half sphere above the corner, weighted by the cosine; the floor is at 0.
 */
export function lightOn(parts: readonly Part[]): number[][] {
  const rays = new Rays(parts);
  return parts.map((part) => {
    const light: number[] = [];
    for (let index = 0; index < part.positions.length / 3; index++) {
      light.push(lightAt(rays, at(part.positions, index), at(part.normals, index)));
    }
    return light;
  });
}

function lightAt(rays: Rays, place: Vector, normal: Vector): number {
  const [x, y, z] = plus(place, times(normal, 1));
  const side = unit(cross(normal, Math.abs(normal[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const other = cross(normal, side);
  let sum = 0;
  for (const [a, b, c] of HALF_SPHERE) {
    const [dx, dy, dz] = plus(plus(times(side, a), times(other, b)), times(normal, c));
    if (rays.hits(x, y, z, dx, dy, dz)) continue;
    if (dy >= 0) sum += 1;
    else sum += rays.hits(x - (dx * y) / dy, 1, z - (dz * y) / dy, 0, 1, 0) ? FLOOR_BELOW : FLOOR;
  }
  return LEAST + (1 - LEAST) * (sum / RAYS);
}

/** Directions over a half sphere about z, denser about its pole by the cosine; a Fibonacci spiral. */
export function halfSphere(count: number): Vector[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count;
    const radius = Math.sqrt(share);
    const angle = index * Math.PI * (3 - Math.sqrt(5));
    return [radius * Math.cos(angle), radius * Math.sin(angle), Math.sqrt(1 - share)];
  });
}

const HALF_SPHERE = halfSphere(RAYS);
