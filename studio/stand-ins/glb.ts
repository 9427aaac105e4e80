/** A mesh in metres, y up: three numbers a vertex for positions and normals, three indices a triangle. */
export type Mesh = { positions: number[]; normals: number[]; indices: number[] };

const MAGIC = 0x46546c67; // "glTF"
const JSON_CHUNK = 0x4e4f534a; // "JSON"
const BIN_CHUNK = 0x004e4942; // "BIN\0"
const FLOAT = 5126;
const UNSIGNED_SHORT = 5123;
const VERTICES = 34962;
const INDICES = 34963;

/**
 * Writes one mesh of one colour as a binary glTF 2.0 file without textures or extensions.
 * @param colour such as #1b1c1d, as it is seen on a screen (sRGB)
 * @throws where the mesh has more than 65,535 vertices
 */
export function glb(mesh: Mesh, { name, colour }: { name: string; colour: string }): Uint8Array<ArrayBuffer> {
  const vertices = mesh.positions.length / 3;
  if (vertices > 65535)
    throw new Error(`The mesh "${name}" has ${vertices} vertices; at most 65535 fit 16-bit indices.`);
  const parts = [
    new Uint8Array(new Float32Array(mesh.positions).buffer),
    new Uint8Array(new Float32Array(mesh.normals).buffer),
    new Uint8Array(new Uint16Array(mesh.indices).buffer),
  ];
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.length, 0));
  const view = (index: number, target: number) => ({
    buffer: 0,
    byteOffset: starts[index],
    byteLength: parts[index]?.length,
    target,
  });
  const json = {
    asset: { version: "2.0", generator: "Stoneyard stand-ins" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name, mesh: 0 }],
    meshes: [{ name, primitives: [{ attributes: { POSITION: 0, NORMAL: 1 }, indices: 2, material: 0 }] }],
    materials: [
      {
        pbrMetallicRoughness: {
          baseColorFactor: [...linear(colour), 1],
          metallicFactor: 0,
          roughnessFactor: 0.35,
        },
      },
    ],
    accessors: [
      { bufferView: 0, componentType: FLOAT, count: vertices, type: "VEC3", ...bounds(mesh.positions) },
      { bufferView: 1, componentType: FLOAT, count: vertices, type: "VEC3" },
      { bufferView: 2, componentType: UNSIGNED_SHORT, count: mesh.indices.length, type: "SCALAR" },
    ],
    bufferViews: [view(0, VERTICES), view(1, VERTICES), view(2, INDICES)],
    buffers: [{ byteLength: parts.reduce((sum, part) => sum + part.length, 0) }],
  };
  return container(new TextEncoder().encode(JSON.stringify(json)), Buffer.concat(parts));
}

/** The smallest box around all vertices, in the precision in which they are stored. */
function bounds(positions: readonly number[]): { min: number[]; max: number[] } {
  const along = [0, 1, 2].map((axis) => positions.filter((_, index) => index % 3 === axis).map(Math.fround));
  return { min: along.map((values) => Math.min(...values)), max: along.map((values) => Math.max(...values)) };
}

/** glTF keeps colours linear. */
function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return Number((value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4).toFixed(4));
  });
}

/** Header and two chunks; every chunk is filled up to four bytes, the first with spaces, the second with zeros. */
function container(json: Uint8Array, bin: Uint8Array): Uint8Array<ArrayBuffer> {
  const jsonLength = Math.ceil(json.length / 4) * 4;
  const binLength = Math.ceil(bin.length / 4) * 4;
  const file = new Uint8Array(12 + 8 + jsonLength + 8 + binLength);
  const head = new DataView(file.buffer);
  const words: [number, number][] = [
    [0, MAGIC],
    [4, 2],
    [8, file.length],
    [12, jsonLength],
    [16, JSON_CHUNK],
    [20 + jsonLength, binLength],
    [24 + jsonLength, BIN_CHUNK],
  ];
  for (const [at, word] of words) head.setUint32(at, word, true);
  file.fill(0x20, 20, 20 + jsonLength);
  file.set(json, 20);
  file.set(bin, 28 + jsonLength);
  return file;
}
