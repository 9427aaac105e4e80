import { type Atlas, textureCoordinates } from "./atlas.ts";
import { OAK_SIZE } from "./oak.ts";
import type { Material, Part } from "./part.ts";

/** All parts of one material of a unit, in metres, as glTF and USD want them. */
export type Mesh = {
  material: Material;
  positions: Float32Array<ArrayBuffer>;
  normals: Float32Array<ArrayBuffer>;
  /** Texture coordinates from the upper left corner; only where the material has a texture. */
  uvs: Float32Array<ArrayBuffer> | undefined;
  /** Light that comes to each corner, 0 to 1. */
  light: Float32Array;
  indices: Uint32Array;
};

/**
 * Joins parts by material. Corners that no triangle uses are left out.
 * @param light of each part's corners; everything is in full light where it is left out
 */
export function meshesOf(
  parts: readonly Part[],
  atlas: Atlas,
  light?: readonly (readonly number[])[],
): Mesh[] {
  const materials = [...new Set(parts.map(({ material }) => material))];
  return materials.map((material) => {
    const positions: number[] = [];
    const normals: number[] = [];
    const uvs: number[] = [];
    const lights: number[] = [];
    const indices: number[] = [];
    for (const [number, part] of parts.entries()) {
      if (part.material !== material) continue;
      const place = placesOf(part, atlas);
      const kept = new Map<number, number>();
      for (const index of part.indices) {
        let now = kept.get(index);
        if (now === undefined) {
          now = positions.length / 3;
          kept.set(index, now);
          for (let axis = 0; axis < 3; axis++) {
            positions.push(part.positions[index * 3 + axis] / 1000);
            normals.push(part.normals[index * 3 + axis]);
          }
          uvs.push(...place(part.uvs[index * 2], part.uvs[index * 2 + 1]));
          lights.push(light?.[number]?.[index] ?? 1);
        }
        indices.push(now);
      }
    }
    return {
      material,
      positions: new Float32Array(positions),
      normals: unitNormals(normals),
      uvs: hasTexture(material) ? new Float32Array(uvs) : undefined,
      light: new Float32Array(lights),
      indices: new Uint32Array(indices),
    };
  });
}

export function hasTexture(material: Material): boolean {
  return material === "stone" || material === "oak";
}

function placesOf({ material, cut }: Part, atlas: Atlas): (u: number, v: number) => [number, number] {
  if (material === "stone" && cut) return textureCoordinates(atlas, cut);
  return (u, v) => [u / OAK_SIZE.length, v / OAK_SIZE.width];
}

function unitNormals(normals: readonly number[]): Float32Array<ArrayBuffer> {
  const result = new Float32Array(normals.length);
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i], normals[i + 1], normals[i + 2]);
    for (let axis = 0; axis < 3; axis++) result[i + axis] = normals[i + axis] / length;
  }
  return result;
}
