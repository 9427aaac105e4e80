export type UsdMesh = {
  name: string;
  points: number[][];
  normals: number[][];
  places: number[][];
  indices: number[];
  counts: number[];
  extent: number[][];
  material: string;
};

/** Reads the meshes of a USD layer in text, as `usdcat` would list them. @throws where a part of a mesh is missing */
export function usdMeshes(layer: string): UsdMesh[] {
  return [...layer.matchAll(/def Mesh "(\w+)"[\s\S]*?\n {8}\}/g)].map(([mesh, name = ""]) => {
    const array = (declared: string) => {
      const found = mesh.split(`${declared} = [`)[1]?.split("]")[0];
      if (found === undefined) throw new Error(`The mesh ${name} has no ${declared}.`);
      return found;
    };
    return {
      name,
      points: tuples(array("point3f[] points")),
      normals: tuples(array("normal3f[] normals")),
      places: mesh.includes("primvars:st") ? tuples(array("texCoord2f[] primvars:st")) : [],
      indices: numbers(array("int[] faceVertexIndices")),
      counts: numbers(array("int[] faceVertexCounts")),
      extent: tuples(array("float3[] extent")),
      material: /rel material:binding = <([^>]+)>/.exec(mesh)?.[1] ?? "",
    };
  });
}

function tuples(text: string): number[][] {
  return [...text.matchAll(/\(([^)]+)\)/g)].map(([, inner = ""]) => numbers(inner));
}

function numbers(text: string): number[] {
  return text.split(",").map(Number);
}
