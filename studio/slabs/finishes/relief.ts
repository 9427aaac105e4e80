import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { uniform } from "../primitives/random.ts";
import { clamp, smoothstep } from "../primitives/scalar.ts";
import { Field } from "./field.ts";
import { facets, noiseOf, type Piece, pitsOf, pixels } from "./shapes.ts";

export type Relief = {
  /** Millimetres; below 0 is sunk. */
  height: Field;
  /** 0 to 1: how far the tool has crushed the stone; everywhere alike where it is left out. */
  crushed?: Field;
  /** 0 to 1: faces of crystals that mirror the light. */
  glints?: Field;
};

/** How deep pores are that nobody filled, mm. */
const PORE_DEPTH = 1.6;

/** The shape that each finish gives to a flat sawn piece. */
export const RELIEFS: Readonly<Record<Finish, (piece: Piece) => Relief>> = {
  polished: flat,
  honed: flat,
  filled: flat,
  unfilled: (piece) => ({ height: sunkPores(piece, flat(piece).height) }),
  brushed,
  leathered,
  tumbled,
  flamed,
  "bush-hammered": bushHammered,
  sandblasted,
};

function flat({ columns, rows }: Piece): Relief {
  return { height: new Field(columns, rows) };
}

/** Brushes of wire and diamond wear soft grains away and round what is left: shallow waves of 1 to 6 mm. */
function brushed(piece: Piece): Relief {
  const waves = noiseOf(piece, 4.5, 3, 0.55, 1);
  const grains = piece.paleness.blurred(pixels(piece, 0.5));
  const height = waves.map((wave, i) => 0.07 * wave + 0.09 * grains.values[i]);
  return { height: sunkPores(piece, height).blurred(1) };
}

/** Deeper and rounder than brushed: dimples of 2 to 5 mm like the grain of leather, polished in part. */
function leathered(piece: Piece): Relief {
  const waves = noiseOf(piece, 5, 2, 0.42, 2);
  const hollows = noiseOf(piece, 3, 1, 0.5, 3);
  const grains = piece.paleness.blurred(pixels(piece, 0.7));
  const height = waves.map(
    (wave, i) => 0.14 * wave - 0.08 * Math.max(0, hollows.values[i]) ** 1.5 + 0.08 * grains.values[i],
  );
  return { height: height.blurred(1) };
}

/** Tumbled with grit in a drum: soft hollows, worn pores, small chips. */
function tumbled(piece: Piece): Relief {
  const hollows = noiseOf(piece, 16, 4, 0.5, 4);
  const chips = noiseOf(piece, 7, 3, 0.55, 5);
  const height = hollows.map((hollow, i) => 0.35 * hollow - 0.6 * smoothstep(1.35, 2, chips.values[i]));
  return { height: sunkPores(piece, height).blurred(2) };
}

/** The flame makes quartz burst, and scales of 1 to 3 mm spring off: broken faces at all angles. */
function flamed(piece: Piece): Relief {
  const coarse = facets(piece, 2.6, 0.26, 6);
  const fine = facets(piece, 1.2, 0.26, 7);
  const waves = noiseOf(piece, 9, 3, 0.5, 8);
  const grit = noiseOf(piece, 1, 2, 0.6, 14);
  return {
    height: waves
      .map((wave, i) => 0.18 * wave + 0.85 * coarse.height.values[i] + 0.6 * fine.height.values[i])
      .blurred(1)
      .map((height, i) => height + 0.035 * grit.values[i]),
    crushed: coarse.ids.map((id, i) => 0.55 + 0.3 * uniform(id, 5) + 0.3 * uniform(fine.ids.values[i], 6)),
    glints: fine.ids.map((id) => (uniform(id, 7) < 0.01 ? 0.7 * uniform(id, 8) : 0)),
  };
}

/** The teeth of the hammer, every 3 to 4 mm: pits with crushed, pale floors, in rows that no hand keeps quite. */
function bushHammered(piece: Piece): Relief {
  const rough = noiseOf(piece, 1.6, 3, 0.6, 9);
  const pits = [pitsOf(piece, 3.3, 10), pitsOf(piece, 4.1, 11)];
  const pit = pits[0].map((depth, i) => Math.max(depth, 0.8 * pits[1].values[i]));
  return {
    height: pit.map((depth, i) => -0.36 * depth + 0.1 * rough.values[i]),
    crushed: pit.map((depth, i) => clamp(0.35 + 0.75 * depth + 0.12 * rough.values[i])),
  };
}

/** Grains of sand of about half a millimetre: an even fine roughness, soft grains a little deeper. */
function sandblasted(piece: Piece): Relief {
  const grain = noiseOf(piece, 0.9, 2, 0.7, 12);
  const waves = noiseOf(piece, 6, 3, 0.5, 13);
  const grains = piece.paleness.blurred(pixels(piece, 0.5));
  const height = grain.map((value, i) => 0.06 * value + 0.05 * waves.values[i] + 0.1 * grains.values[i]);
  return { height: sunkPores(piece, height) };
}

function sunkPores({ pores }: Piece, height: Field): Field {
  return height.map((value, i) => value - PORE_DEPTH * pores.values[i]);
}
