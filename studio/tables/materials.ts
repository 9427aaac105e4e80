import type { Material } from "./part.ts";

/** How a material takes the light; colours are linear. */
export type Surface = {
  name: string;
  /** Multiplies the texture where there is one. */
  colour: readonly [number, number, number];
  roughness: number;
  metallic: number;
};

/** Polished stone mirrors like glass, lacquered steel softly, brushed brass as a metal, oiled oak and felt hardly at all. */
export const SURFACES: Readonly<Record<Material, Surface>> = {
  stone: { name: "Polished marble", colour: [1, 1, 1], roughness: 0.14, metallic: 0 },
  steel: { name: "Steel, satin black", colour: [0.017, 0.017, 0.018], roughness: 0.42, metallic: 0 },
  brass: { name: "Brass, brushed", colour: [0.72, 0.5, 0.23], roughness: 0.3, metallic: 1 },
  oak: { name: "Oak, oiled", colour: [1, 1, 1], roughness: 0.62, metallic: 0 },
  felt: { name: "Felt", colour: [0.05, 0.048, 0.045], roughness: 1, metallic: 0 },
};
