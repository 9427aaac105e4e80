import type { StandingTop } from "@stoneyard/catalogue/table-standing.ts";
import { type Atlas, atlasOf } from "./atlas.ts";
import { unitsOf } from "./designs.ts";
import { glbOf } from "./gltf.ts";
import { groundShadow } from "./ground-shadow.ts";
import { type Mesh, meshesOf } from "./mesh.ts";
import { oakTexture } from "./oak.ts";
import { lightOn } from "./occlusion.ts";
import { COARSE, FINE, type Unit } from "./table.ts";
import { usdzOf } from "./usdz.ts";

/** The form of a table, which all its finishes share. */
export type Form = {
  slug: string;
  atlas: Atlas;
  fine: Mesh[][];
  coarse: Mesh[][];
  shadow: Uint8Array;
};

/** Where the cuts of a table lie in its texture. */
export function atlasOfTable(slug: string, standing: readonly StandingTop[], heightCm: number): Atlas {
  return atlasOf(unitsOf(slug, standing, heightCm, COARSE).flatMap(({ cuts }) => cuts));
}

/** Builds a table and lets the light of a room fall on it, which takes some seconds. */
export async function formOf(
  slug: string,
  standing: readonly StandingTop[],
  heightCm: number,
): Promise<Form> {
  const atlas = atlasOfTable(slug, standing, heightCm);
  const fine = unitsOf(slug, standing, heightCm, FINE);
  const coarse = unitsOf(slug, standing, heightCm, COARSE);
  const shadow = await groundShadow(
    `${slug}-shadow`,
    coarse.flatMap(({ parts }) => parts),
  );
  return {
    slug,
    atlas,
    fine: lit(fine, atlas),
    coarse: coarse.map(({ parts }) => meshesOf(parts, atlas)),
    shadow,
  };
}

function lit(units: readonly Unit[], atlas: Atlas): Mesh[][] {
  const light = lightOn(units.flatMap(({ parts }) => parts));
  let first = 0;
  return units.map(({ parts }) => {
    const meshes = meshesOf(parts, atlas, light.slice(first, first + parts.length));
    first += parts.length;
    return meshes;
  });
}

/** The files of a table in one finish. @param stone the JPEG that `atlas` is laid out for */
export async function filesOf(
  { slug, fine, coarse }: Form,
  finish: string,
  stone: Uint8Array,
): Promise<{ glb: Uint8Array; usdz: Uint8Array }> {
  const hasOak = fine.flat().some(({ material }) => material === "oak");
  const textures = { stone, ...(hasOak && { oak: await oakTexture() }) };
  return {
    glb: await glbOf({ name: `${slug}-${finish}`, units: fine, textures }),
    usdz: usdzOf({ units: coarse, textures }),
  };
}
