import { expect, test } from "vitest";
import { type OrbitCamera, type Point, project } from "./model-measures.tsx";

const window = { width: 400, height: 300 };
const front: OrbitCamera = {
  theta: 0,
  phi: Math.PI / 2,
  radius: 2,
  target: [0, 0.5, 0],
  fieldOfView: 90,
};

function seen(place: Point, camera: OrbitCamera = front) {
  const at = project(place, camera, window);
  return at && [Math.round(at.x), Math.round(at.y)];
}

test("what the camera looks at is in the middle", () => {
  expect(seen([0, 0.5, 0])).toEqual([200, 150]);
});

test("from the front, x goes to the right and y up; what is nearer is larger", () => {
  expect(seen([1, 1.5, 0])).toEqual([275, 75]);
  expect(seen([1, 1.5, 1])).toEqual([350, 0]);
});

test("from the right, z goes to the left", () => {
  expect(seen([0, 0.5, 1], { ...front, theta: Math.PI / 2 })).toEqual([125, 150]);
});

test("from above, what lies at the front is below", () => {
  expect(seen([0, 0.5, 1], { ...front, phi: 0.0001 })).toEqual([200, 225]);
});

test("what is behind the camera is not seen", () => {
  expect(seen([0, 0.5, 2])).toBeUndefined();
});
