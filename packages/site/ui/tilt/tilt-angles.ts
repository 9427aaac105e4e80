/**
 * Angles in degrees for a pointer over an element: none in the middle, `strength` at an edge. The side under the pointer
 * sinks away from the eye. `x` and `y` run from 0 (left, top) to 1 (right, bottom); beyond is taken for the edge.
 */
export function tiltAngles(x: number, y: number, strength: number): { rotateX: number; rotateY: number } {
  const fromMiddle = (share: number) => Math.min(1, Math.max(0, share)) * 2 - 1;
  return { rotateX: -fromMiddle(y) * strength, rotateY: fromMiddle(x) * strength };
}
