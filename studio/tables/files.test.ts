import { readFile, stat } from "node:fs/promises";
import { NodeIO } from "@gltf-transform/core";
import type { TablesContent } from "@stoneyard/catalogue/kinds/table.ts";
import { type StandingTop, tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import { validateBytes } from "gltf-validator";
import { beforeAll, expect, test } from "vitest";
import { readTables } from "./read-tables.ts";
import { storedEntries } from "./testing/stored-entries.ts";
import { usdMeshes } from "./testing/usd-layer.ts";

const LIMIT_BYTES = 400_000;
/** Without powers of two, and metals without textures, are no mistakes: the validator only mentions them. */
const ERROR = 0;
const WARNING = 1;

type File = { path: string; standing: StandingTop[]; height: number };
let models: File[];
let tables: TablesContent;

beforeAll(async () => {
  tables = await readTables("content");
  models = tables.groups.flatMap((group) =>
    group.tables.flatMap(({ slug, tops }) =>
      tables.finishes.map(({ key }) => {
        return { path: `content/models/${slug}-${key}`, standing: tableStanding(tops), height: group.height };
      }),
    ),
  );
});

test("every table has its model in every finish, none over 400 kB, all as Khronos' validator wants them", async () => {
  expect(models).not.toEqual([]);
  for (const { path } of models) {
    const bytes = await readFile(`${path}.glb`);
    expect(bytes.length, path).toBeLessThanOrEqual(LIMIT_BYTES);
    const { issues } = await validateBytes(bytes);
    const found = issues.messages.filter(({ severity }) => [ERROR, WARNING].includes(severity));
    expect(found, path).toEqual([]);
  }
}, 60_000);

test("every model stands on the floor in its true size, to the millimetre", async () => {
  const io = new NodeIO();
  for (const { path, standing, height } of models) {
    const document = await io.read(`${path}.glb`);
    const units = document.getRoot().listNodes();
    expect(units, path).toHaveLength(standing.length);
    for (const [index, top] of standing.entries()) {
      const points = (units[index]?.getMesh()?.listPrimitives() ?? []).flatMap((primitive) => {
        const position = primitive.getAttribute("POSITION");
        return [position?.getMin([]) ?? [], position?.getMax([]) ?? []];
      });
      expectBox(points, boxOf([top], height), `${path}, top ${index + 1}`);
    }
  }
});

test("every iPhone model is a USD layer with its textures, stored at multiples of 64 bytes, in its true size", async () => {
  for (const { path, standing, height } of models) {
    const entries = storedEntries(await readFile(`${path}.usdz`));
    expect(entries[0]?.name, path).toBe("table.usda");
    for (const { name, start } of entries) expect(start % 64, `${path} ${name}`).toBe(0);
    const layer = new TextDecoder().decode(entries[0]?.bytes);
    expect(layer.startsWith("#usda 1.0\n")).toBe(true);
    expect(layer).toContain("metersPerUnit = 1\n");
    expect(layer).toContain('upAxis = "Y"');
    const textures = [...layer.matchAll(/@([^@]+)@/g)].map(([, file]) => file);
    expect(entries.slice(1).map(({ name }) => name)).toEqual(textures);
    const meshes = usdMeshes(layer);
    for (const { name, points, normals, places, indices, counts, extent, material } of meshes) {
      expect(normals).toHaveLength(points.length);
      if (name === "stone") expect(places).toHaveLength(points.length);
      expect(counts.every((count) => count === 3) && counts.length * 3 === indices.length, path).toBe(true);
      expect(Math.max(...indices)).toBe(points.length - 1);
      expect(layer).toContain(`def Material "${material.split("/").at(-1)}"`);
      expectBox(points, [...(extent[0] ?? []), ...(extent[1] ?? [])], path);
    }
    expectBox(
      meshes.flatMap(({ points }) => points),
      boxOf(standing, height),
      path,
    );
  }
}, 60_000);

test("every table has a shadow for the page, lying on the floor, and small", async () => {
  for (const slug of tables.groups.flatMap((group) => group.tables.map((table) => table.slug))) {
    const path = `content/models/${slug}-shadow.glb`;
    expect((await stat(path)).size, path).toBeLessThan(30_000);
    const { issues } = await validateBytes(await readFile(path));
    expect(issues.numErrors + issues.numWarnings, path).toBe(0);
  }
});

/** Lowest and highest x, y and z of these tops with what carries them, in metres. */
function boxOf(standing: readonly StandingTop[], heightCm: number): number[] {
  const along = (place: (top: StandingTop) => number) => standing.map((top) => place(top) / 100);
  return [
    Math.min(...along(({ x, length }) => x - length / 2)),
    0,
    Math.min(...along(({ z, width }) => z - width / 2)),
    Math.max(...along(({ x, length }) => x + length / 2)),
    heightCm / 100,
    Math.max(...along(({ z, width }) => z + width / 2)),
  ];
}

function expectBox(points: readonly (readonly number[])[], wanted: readonly number[], what: string): void {
  const box = [0, 1, 2].map((axis) => points.map((point) => point[axis]));
  const found = [...box.map((values) => Math.min(...values)), ...box.map((values) => Math.max(...values))];
  for (const [i, value] of found.entries()) {
    expect(Math.abs(value - wanted[i]), `${what}: ${found} instead of ${wanted}`).toBeLessThan(0.001);
  }
}
