import type { Features } from "./features.ts";

/** What is measured of a stone: its whole slab, and the close view where it has one. */
export type StoneFeatures = { slab: Features; close?: Features };

/**
 * How far two stones are from one another, about in the steps of L*: below 3 the eye takes them for one, below 6 they
 * should be looked at side by side. It is enough that they differ in one of their views.
 */
export function distance(one: StoneFeatures, other: StoneFeatures): number {
  const whole = pictureDistance(one.slab, other.slab);
  return one.close && other.close ? Math.max(whole, pictureDistance(one.close, other.close)) : whole;
}

export function pictureDistance(one: Features, other: Features): number {
  return Math.sqrt(
    colourDistance(one, other) + 0.6 * textureDistance(one, other) + directionDistance(one, other),
  );
}

function colourDistance({ quantiles: one }: Features, { quantiles: other }: Features): number {
  return 0.8 * squares(one.lightness, other.lightness) + squares(one.a, other.a) + squares(one.b, other.b);
}

/** Octaves differ by 8 where one stone's are twice as strong, skewness by 2.5 for each 1. */
function textureDistance({ octaves: one }: Features, { octaves: other }: Features): number {
  const energy = (features: Features["octaves"]) =>
    features.map((octave) => 8 * Math.log2(octave.energy + 0.15));
  const skewness = (features: Features["octaves"]) =>
    features.map((octave) => 2.5 * Math.max(-3, Math.min(3, octave.skewness)));
  return squares(energy(one), energy(other)) + squares(skewness(one), skewness(other));
}

/** Directions count as much as there are any: angles are doubled, as a line has no head. */
function directionDistance(one: Features, other: Features): number {
  const vector = ({ coherence, direction }: Features) => [
    12 * coherence * Math.cos(2 * direction),
    12 * coherence * Math.sin(2 * direction),
  ];
  return 2 * squares(vector(one), vector(other));
}

/** Mean of the squared differences. */
function squares(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + (value - other[i]) ** 2, 0) / one.length;
}
