import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";

/** How a finished surface throws light back, beside its relief. */
export type Surface = {
  /**
   * How many times as much light is scattered in the stone near its surface as under polish: tools leave fine cracks.
   * Crushed and flamed grains are white for that reason, as is ground glass.
   */
  scatter: number;
  /**
   * Share of the light that the surface itself throws back to all sides. A surface of stone (index 1.5 to 1.6) mirrors 4
   * to 5% of what falls on it steeply and 9% of light from all sides. Polish sends that away as an image, so black stays
   * black; a dull surface spreads it over the stone as a veil, so black turns dark grey.
   */
  veil: number;
  /**
   * How bright the window is in this surface, 1 in polish. Above 1 where a blurred mirror also takes in the bright walls
   * beside the window, which are not drawn.
   */
  gloss: number;
  /** How far the mirror image is blurred by roughness that is finer than a pixel, degrees. */
  blur: number;
};

/**
 * Set by eye beside photographs of samples, within what gloss meters say at 60° (polished 70 to 95 units, leathered and
 * brushed 8 to 35, honed 3 to 12, rough finishes 1 to 3): the less gloss, the more of the 5% goes into the veil.
 */
export const SURFACES: Readonly<Record<Finish, Surface>> = {
  polished: { scatter: 1, veil: 0, gloss: 1, blur: 0.35 },
  honed: { scatter: 1.35, veil: 0.031, gloss: 0.22, blur: 24 },
  brushed: { scatter: 1.15, veil: 0.021, gloss: 0.75, blur: 9 },
  leathered: { scatter: 1.1, veil: 0.014, gloss: 1.1, blur: 9 },
  flamed: { scatter: 3.6, veil: 0.055, gloss: 0.06, blur: 24 },
  "bush-hammered": { scatter: 4.5, veil: 0.055, gloss: 0.06, blur: 24 },
  sandblasted: { scatter: 2.8, veil: 0.055, gloss: 0.06, blur: 30 },
  filled: { scatter: 1.35, veil: 0.031, gloss: 0.22, blur: 24 },
  unfilled: { scatter: 1.35, veil: 0.031, gloss: 0.22, blur: 24 },
  tumbled: { scatter: 1.8, veil: 0.046, gloss: 0.26, blur: 16 },
};
