import visible from "@stoneyard/site/styles/visible.module.css";
import { useEffect, useRef } from "react";
import styles from "./model-measures.module.css";
import type { ViewerElement } from "./model-viewer-element.ts";

/** A line between two places of a model, in metres, and what it measures. */
export type Measure = { from: Point; to: Point; text: string };

/** From which side the camera looks: 1 from the right and from the front, -1 from the left and from the back. */
export type Side = { x: 1 | -1; z: 1 | -1 };

/** The lines of a model for a camera on a side; as many for each, so that they stand where nothing hides them. */
export type MeasuresFrom = (side: Side) => readonly Measure[];

/** Half of the stroke that ends a line, and how far its number stands from it, pixels. */
const TICK = 5;

/** Lines with a model's dimensions over its viewer; they follow as it is turned. Their numbers stand in the page as well. */
export function ModelMeasures({ viewer, measures }: { viewer: ViewerElement; measures: MeasuresFrom }) {
  const svg = useRef<SVGSVGElement>(null);
  const count = measures({ x: 1, z: 1 }).length;

  useEffect(() => {
    const follow = () => {
      const { width, height } = viewer.getBoundingClientRect();
      const camera = cameraOf(viewer);
      const side = {
        x: Math.sin(camera.theta) < 0 ? -1 : 1,
        z: Math.cos(camera.theta) < 0 ? -1 : 1,
      } as const;
      for (const [index, measure] of measures(side).entries()) {
        const group = svg.current?.children[index];
        if (group) draw(group, measure, camera, { width, height });
      }
    };
    follow();
    viewer.addEventListener("camera-change", follow);
    const resized = new ResizeObserver(follow);
    resized.observe(viewer);
    return () => {
      viewer.removeEventListener("camera-change", follow);
      resized.disconnect();
    };
  }, [viewer, measures]);

  return (
    <svg
      ref={svg}
      className={`${styles.measures} ${visible.screenOnly}`}
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are told apart by their order alone
        <g key={index}>
          <path className={styles.halo} />
          <path />
          <text />
        </g>
      ))}
    </svg>
  );
}

function cameraOf(viewer: ViewerElement): OrbitCamera {
  const { theta, phi, radius } = viewer.getCameraOrbit();
  const { x, y, z } = viewer.getCameraTarget();
  return { theta, phi, radius, target: [x, y, z], fieldOfView: viewer.getFieldOfView() };
}

function draw(group: Element, { from, to, text }: Measure, camera: OrbitCamera, window: Size): void {
  const [a, b] = [project(from, camera, window), project(to, camera, window)];
  const [halo, line, label] = group.children;
  group.toggleAttribute("data-hidden", !a || !b);
  if (!a || !b || !halo || !line || !label) return;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const across = { x: (-(b.y - a.y) / length) * TICK, y: ((b.x - a.x) / length) * TICK };
  const tick = ({ x, y }: { x: number; y: number }) =>
    `M${x - across.x} ${y - across.y}L${x + across.x} ${y + across.y}`;
  const path = `M${a.x} ${a.y}L${b.x} ${b.y}${tick(a)}${tick(b)}`;
  halo.setAttribute("d", path);
  line.setAttribute("d", path);
  label.setAttribute("x", String((a.x + b.x) / 2));
  label.setAttribute("y", String((a.y + b.y) / 2));
  label.textContent = text;
}

type Size = { width: number; height: number };

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

/** Where a place of the model is seen in a window, pixels; undefined for what is behind the camera. */
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
