import type { Model } from "./gltf.ts";
import { SURFACES } from "./materials.ts";
import { hasTexture, type Mesh } from "./mesh.ts";
import type { Material } from "./part.ts";
import { storedZip } from "./zip.ts";

/** What the format asks of every entry of the archive, bytes. */
const ALIGNMENT = 64;

/**
 * Writes a table as USDZ for Quick Look: metres, y up, standing on a horizontal plane. Quick Look shades corners by
 * itself, so how much light comes to them is left out. The same model gives the same bytes.
 */
export function usdzOf({ units, textures }: Pick<Model, "units" | "textures">): Uint8Array {
  const materials = [...new Set(units.flat().map(({ material }) => material))];
  const pictures = materials.flatMap((material) => {
    const bytes = textures[material];
    return bytes ? [{ name: `textures/${material}.jpg`, bytes }] : [];
  });
  const layer = { name: "table.usda", bytes: new TextEncoder().encode(layerOf(units, materials)) };
  return storedZip([layer, ...pictures], ALIGNMENT);
}

function layerOf(units: readonly (readonly Mesh[])[], materials: readonly Material[]): string {
  return `#usda 1.0
(
    defaultPrim = "Table"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Table" (
    kind = "component"
    prepend apiSchemas = ["Preliminary_AnchoringAPI"]
)
{
    uniform token preliminary:anchoring:type = "plane"
    uniform token preliminary:planeAnchoring:alignment = "horizontal"

${units.map((meshes, index) => unitOf(meshes, index)).join("\n")}
    def Scope "Materials"
    {
${materials.map(materialOf).join("\n")}    }
}
`;
}

function unitOf(meshes: readonly Mesh[], index: number): string {
  return `    def Xform "Unit${index + 1}"
    {
${meshes.map(meshOf).join("\n")}    }
`;
}

function meshOf({ material, positions, normals, uvs, indices }: Mesh): string {
  const [min, max] = extentOf(positions);
  const places = uvs
    ? `            texCoord2f[] primvars:st = [${pairs(uvs)}] (
                interpolation = "vertex"
            )
`
    : "";
  return `        def Mesh "${material}" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            float3[] extent = [${min}, ${max}]
            int[] faceVertexCounts = [${new Array(indices.length / 3).fill(3).join(",")}]
            int[] faceVertexIndices = [${[...indices].join(",")}]
            rel material:binding = </Table/Materials/${material}>
            normal3f[] normals = [${triples(normals, 3)}] (
                interpolation = "vertex"
            )
            point3f[] points = [${triples(positions, 5)}]
${places}            uniform token subdivisionScheme = "none"
        }
`;
}

function materialOf(material: Material): string {
  const { colour, roughness, metallic } = SURFACES[material];
  const path = `/Table/Materials/${material}`;
  const textured = hasTexture(material);
  const diffuse = textured
    ? `color3f inputs:diffuseColor.connect = <${path}/texture.outputs:rgb>`
    : `color3f inputs:diffuseColor = (${colour.join(", ")})`;
  return `        def Material "${material}"
        {
            token outputs:surface.connect = <${path}/surface.outputs:surface>

            def Shader "surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                ${diffuse}
                float inputs:metallic = ${metallic}
                float inputs:roughness = ${roughness}
                token outputs:surface
            }
${textured ? textureOf(material, path) : ""}        }
`;
}

function textureOf(material: Material, path: string): string {
  const wrap = material === "oak" ? "mirror" : "clamp";
  return `
            def Shader "texture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @textures/${material}.jpg@
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${path}/place.outputs:result>
                token inputs:wrapS = "${wrap}"
                token inputs:wrapT = "${wrap}"
                float3 outputs:rgb
            }

            def Shader "place"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }
`;
}

function extentOf(positions: Float32Array): [string, string] {
  const along = [0, 1, 2].map((axis) => positions.filter((_, index) => index % 3 === axis));
  const written = (values: number[]) => `(${values.map((value) => short(value, 5)).join(", ")})`;
  return [
    written(along.map((values) => Math.min(...values))),
    written(along.map((values) => Math.max(...values))),
  ];
}

function triples(values: Float32Array, digits: number): string {
  const written: string[] = [];
  for (let i = 0; i < values.length; i += 3) {
    const [a, b, c] = [values[i], values[i + 1], values[i + 2]];
    written.push(`(${short(a, digits)},${short(b, digits)},${short(c, digits)})`);
  }
  return written.join(",");
}

/** USD counts texture coordinates from the lower left corner. */
function pairs(uvs: Float32Array): string {
  const written: string[] = [];
  for (let i = 0; i < uvs.length; i += 2) {
    written.push(`(${short(uvs[i], 4)},${short(1 - uvs[i + 1], 4)})`);
  }
  return written.join(",");
}

function short(value: number, digits: number): string {
  const number = Number(value.toFixed(digits));
  return String(Object.is(number, -0) ? 0 : number);
}
