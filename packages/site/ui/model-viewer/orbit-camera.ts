/** A camera that looks at a place from around it, as the 3D viewer tells it; angles in radians, lengths in metres. */
export type OrbitCamera = {
  /** Around the upright axis from the front, and down from straight above. */
  theta: number;
  phi: number;
  radius: number;
  target: Point;
  /** Vertical, degrees. */
  fieldOfView: number;
};

export type Point = readonly [number, number, number];

/**
 * Where a place of the model is seen in a window.
 * @returns pixels from its upper left corner; undefined for what is behind the camera
 */
export function project(
  [x, y, z]: Point,
  { theta, phi, radius, target, fieldOfView }: OrbitCamera,
  window: { width: number; height: number },
): { x: number; y: number } | undefined {
  const [px, py, pz] = [x - target[0], y - target[1], z - target[2]];
  const [sinT, cosT] = [Math.sin(theta), Math.cos(theta)];
  const [sinP, cosP] = [Math.sin(phi), Math.cos(phi)];
  const right = px * cosT - pz * sinT;
  const toCamera = px * sinP * sinT + py * cosP + pz * sinP * cosT;
  const up = -px * cosP * sinT + py * sinP - pz * cosP * cosT;
  const away = radius - toCamera;
  if (away <= 0.01) return undefined;
  const scale = window.height / 2 / Math.tan((fieldOfView * Math.PI) / 360) / away;
  return { x: window.width / 2 + right * scale, y: window.height / 2 - up * scale };
}
