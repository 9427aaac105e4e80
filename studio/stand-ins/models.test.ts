import { beforeAll, expect, test } from "vitest";
import type { TablesContent } from "#catalogue/kinds/table.ts";
import { readContent } from "#catalogue/read.ts";
import { type TableModel, tableModels } from "./models.ts";

let tables: TablesContent;
let models: TableModel[];
beforeAll(async () => {
  const content = await readContent("content");
  tables = content.tables;
  models = tableModels(content);
});

test("every table has a model in every finish, each under 20 kB", () => {
  expect(models).toHaveLength(60);
  for (const { bytes } of models) expect(bytes.length).toBeLessThan(20_000);
});

test("every model stands on the floor in its true size, to the millimetre", () => {
  for (const group of tables.groups) {
    for (const { slug, tops } of group.tables) {
      const sizes = tops.map((top) =>
        "diameter" in top ? [top.diameter, top.diameter] : [top.length, top.width],
      );
      const length = sizes.reduce((sum, [each = 0]) => sum + each, 12 * (sizes.length - 1)) / 100;
      const depth = Math.max(...sizes.map(([, each = 0]) => each)) / 100;
      for (const { name, bytes } of models.filter(({ name }) => name.startsWith(`${slug}-`))) {
        const { min, max } = boxOf(bytes);
        const expected = [-length / 2, 0, -depth / 2, length / 2, group.height / 100, depth / 2];
        for (const [index, metres] of expected.entries()) {
          expect([...min, ...max][index], name).toBeCloseTo(metres, 3);
        }
      }
    }
  }
});

test("every triangle looks to the side its normals point to", () => {
  for (const { name, bytes } of models) {
    const { positions, normals, indices } = meshOf(bytes);
    for (let at = 0; at < indices.length; at += 3) {
      const [a, b, c] = [0, 1, 2].map((next) => pointAt(positions, indices[at + next]));
      const facing = dot(cross(minus(b, a), minus(c, a)), pointAt(normals, indices[at]));
      expect(facing, `${name}, triangle ${at / 3}`).toBeGreaterThan(0);
    }
  }
});

/** The file's own box, which must be that of its vertices. */
function boxOf(bytes: Uint8Array): { min: number[]; max: number[] } {
  const { json, positions } = meshOf(bytes);
  const [{ min, max }] = json.accessors;
  for (let axis = 0; axis < 3; axis++) {
    const values = positions.filter((_, index) => index % 3 === axis);
    expect(min[axis]).toBe(Math.min(...values));
    expect(max[axis]).toBe(Math.max(...values));
  }
  return { min, max };
}

function meshOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const jsonLength = view.getUint32(12, true);
  expect([view.getUint32(0, true), view.getUint32(4, true)]).toEqual([0x46546c67, 2]);
  expect(view.getUint32(8, true)).toBe(bytes.length);
  const json = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + jsonLength)));
  expect(view.getUint32(20 + jsonLength, true)).toBe(Math.ceil(json.buffers[0].byteLength / 4) * 4);
  const bin = bytes.slice(28 + jsonLength).buffer;
  const [positions, normals, indices] = json.bufferViews;
  return {
    json,
    positions: new Float32Array(bin, positions.byteOffset, positions.byteLength / 4),
    normals: new Float32Array(bin, normals.byteOffset, normals.byteLength / 4),
    indices: new Uint16Array(bin, indices.byteOffset, indices.byteLength / 2),
  };
}

type Vector = [number, number, number];

function pointAt(values: Float32Array, index = 0): Vector {
  return [values[index * 3] ?? 0, values[index * 3 + 1] ?? 0, values[index * 3 + 2] ?? 0];
}

function minus(to: Vector = [0, 0, 0], from: Vector = [0, 0, 0]): Vector {
  return [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}
