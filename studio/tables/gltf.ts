import { type Accessor, Document, type Material as GltfMaterial, NodeIO } from "@gltf-transform/core";
import { addAccessor } from "./accessor.ts";
import { SURFACES } from "./materials.ts";
import { hasTexture, type Mesh } from "./mesh.ts";
import type { Material } from "./part.ts";

// As OpenGL numbers them.
const MIRRORED_REPEAT = 33648;
const CLAMP_TO_EDGE = 33071;
const LINEAR = 9729;
const LINEAR_MIPMAP_LINEAR = 9987;

/** A table ready to be written: a list of meshes for each of its units, and the JPEG of each texture. */
export type Model = {
  name: string;
  units: Mesh[][];
  textures: Partial<Record<Material, Uint8Array>>;
};

/**
 * Writes a table as binary glTF 2.0 without extensions: metres, y up, one node a unit. How much light comes to a corner is
 * its colour. The same model gives the same bytes.
 */
export async function glbOf({ name, units, textures }: Model): Promise<Uint8Array> {
  const document = new Document();
  const scene = document.createScene(name);
  const materials = new Map<Material, GltfMaterial>();
  for (const [index, meshes] of units.entries()) {
    const mesh = document.createMesh(`${name} ${index + 1}`);
    for (const each of meshes) {
      const material = materials.get(each.material) ?? materialOf(document, each.material, textures);
      materials.set(each.material, material);
      mesh.addPrimitive(primitiveOf(document, each).setMaterial(material));
    }
    scene.addChild(document.createNode(`${name} ${index + 1}`).setMesh(mesh));
  }
  document.getRoot().setDefaultScene(scene).getAsset().generator = "Stoneyard studio/tables";
  return new NodeIO().writeBinary(document);
}

function primitiveOf(document: Document, mesh: Mesh) {
  const corners = mesh.positions.length / 3;
  if (corners > 65_535) throw new Error(`A mesh has ${corners} corners; at most 65535 fit 16-bit indices.`);
  const primitive = document
    .createPrimitive()
    .setIndices(addAccessor(document, "SCALAR", new Uint16Array(mesh.indices)))
    .setAttribute("POSITION", addAccessor(document, "VEC3", mesh.positions))
    .setAttribute("NORMAL", addAccessor(document, "VEC3", mesh.normals))
    .setAttribute("COLOR_0", addAccessor(document, "VEC4", coloursOf(mesh.light)).setNormalized(true));
  if (mesh.uvs) primitive.setAttribute("TEXCOORD_0", placesOf(document, mesh.uvs));
  return primitive;
}

/** In 65,535ths where all lie within the texture, which takes half the room. */
function placesOf(document: Document, uvs: Float32Array<ArrayBuffer>): Accessor {
  if (uvs.some((place) => place < 0 || place > 1)) return addAccessor(document, "VEC2", uvs);
  const places = Uint16Array.from(uvs, (place) => Math.round(place * 65_535));
  return addAccessor(document, "VEC2", places).setNormalized(true);
}

function coloursOf(light: Float32Array): Uint8Array<ArrayBuffer> {
  const colours = new Uint8Array(light.length * 4).fill(255);
  for (const [index, share] of light.entries())
    colours.fill(Math.round(share * 255), index * 4, index * 4 + 3);
  return colours;
}

function materialOf(document: Document, material: Material, textures: Model["textures"]): GltfMaterial {
  const { name, colour, roughness, metallic } = SURFACES[material];
  const made = document
    .createMaterial(name)
    .setBaseColorFactor([...colour, 1])
    .setRoughnessFactor(roughness)
    .setMetallicFactor(metallic);
  const jpeg = textures[material];
  if (!hasTexture(material) || !jpeg) return made;
  const wrap = material === "oak" ? MIRRORED_REPEAT : CLAMP_TO_EDGE;
  made
    .setBaseColorTexture(document.createTexture(name).setImage(jpeg).setMimeType("image/jpeg"))
    .getBaseColorTextureInfo()
    ?.setWrapS(wrap)
    .setWrapT(wrap)
    .setMinFilter(LINEAR_MIPMAP_LINEAR)
    .setMagFilter(LINEAR);
  return made;
}
