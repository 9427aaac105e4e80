import type { TablesContent } from "@stoneyard/catalogue/kinds/table.ts";
import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { unitsOf } from "./designs.ts";
import { at, cross, dot, minus, type Part } from "./part.ts";
import { readTables } from "./read-tables.ts";
import { COARSE, FINE } from "./table.ts";

let tables: TablesContent;
beforeAll(async () => {
  tables = await readTables("content");
});

const DETAILS = { fine: FINE, coarse: COARSE };

describe.each(Object.entries(DETAILS))("%s", (_, detail) => {
  test("every top with what carries it is as large as the content says, to the tenth of a millimetre", () => {
    for (const group of tables.groups) {
      for (const { slug, tops } of group.tables) {
        const standing = tableStanding(tops);
        const units = unitsOf(slug, standing, group.height, detail);
        for (const [index, { x, z, length, width }] of standing.entries()) {
          const box = boxOf(units[index]?.parts ?? []);
          const wanted = [x - length / 2, 0, z - width / 2, x + length / 2, group.height, z + width / 2];
          for (const [i, value] of box.entries()) {
            expect(Math.abs(value - wanted[i] * 10), `${slug}, ${i}`).toBeLessThan(0.1);
          }
        }
      }
    }
  });

  test("every triangle faces where its normals point", () => {
    for (const [slug, part] of everyPart(detail)) {
      const turnedAway = triangles(part).filter(([a, b, c]) => {
        const [pa, pb, pc] = [at(part.positions, a), at(part.positions, b), at(part.positions, c)];
        const face = cross(minus(pb, pa), minus(pc, pa));
        return [a, b, c].some((corner) => dot(face, at(part.normals, corner)) < -1e-6);
      });
      expect(turnedAway, `${slug} ${part.material}`).toEqual([]);
    }
  });

  test("stone lies within its cut or the bleed around it", () => {
    for (const [slug, part, cuts] of everyPart(detail)) {
      if (part.material !== "stone") continue;
      const cut = cuts.find(({ name }) => name === part.cut);
      const outside = [...new Set(part.indices)].filter((index) => {
        const [u = -1, v = -1] = part.uvs.slice(index * 2, index * 2 + 2);
        return u < -1 || u > (cut?.width ?? 0) + 1 || v < -1 || v > (cut?.height ?? 0) + 1;
      });
      expect(outside, `${slug} ${part.cut}`).toEqual([]);
    }
  });
});

test("veins run on over the edge: the slab has no jump between the top and its side", () => {
  for (const [slug, part] of everyPart(FINE)) {
    if (part.material !== "stone" || !part.cut?.endsWith("top")) continue;
    const jumps = triangles(part)
      .flatMap(([a, b, c]) => [[a, b] as const, [b, c] as const])
      .filter(([from, to]) => {
        const across = Math.hypot(...minus(at(part.positions, to), at(part.positions, from)));
        const [u = 0, v = 0] = part.uvs.slice(from * 2, from * 2 + 2);
        const [toU = 0, toV = 0] = part.uvs.slice(to * 2, to * 2 + 2);
        // Around a corner the slab fans out, by as much as hangs down.
        return Math.hypot(toU - u, toV - v) > across + 75;
      });
    expect(jumps, slug).toEqual([]);
  }
});

test("a table that nobody has designed stands as well", () => {
  const standing = tableStanding([{ length: 140, width: 70 }]);
  const box = boxOf(unitsOf("club-rectangle-140x70", standing, 45, COARSE)[0]?.parts ?? []);
  expect(box).toEqual([-700, 0, -350, 700, 450, 350]);
});

function* everyPart(
  detail: typeof FINE,
): Generator<[string, Part, { name: string; width: number; height: number }[]]> {
  for (const group of tables.groups) {
    for (const { slug, tops } of group.tables) {
      for (const { parts, cuts } of unitsOf(slug, tableStanding(tops), group.height, detail)) {
        for (const part of parts) yield [slug, part, cuts];
      }
    }
  }
}

function triangles({ indices }: Part): [number, number, number][] {
  return Array.from({ length: indices.length / 3 }, (_, i) => {
    return [indices[i * 3], indices[i * 3 + 1], indices[i * 3 + 2]];
  });
}

/** Lowest and highest x, y and z of what triangles use. */
function boxOf(parts: readonly Part[]): number[] {
  const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
  for (const { positions, indices } of parts) {
    for (const index of indices) {
      for (const [axis, value] of at(positions, index).entries()) {
        box[axis] = Math.min(box[axis], value);
        box[axis + 3] = Math.max(box[axis + 3], value);
      }
    }
  }
  return box;
}
