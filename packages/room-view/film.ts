import agx from "./agx.json" with { type: "json" };

const [least, most] = agx.stops as [number, number];
const [first, ...others] = agx.curve.map(glsl) as [string, ...string[]];

/**
 * Tone mapping from linear light to the screen, with the numbers of studio/rooms/develop/film.py, which names their source.
 */
export const FILM = `
const mat3 TO_REC2020 = ${mat3(agx.toRec2020)};
const mat3 FROM_REC2020 = ${mat3(agx.fromRec2020)};
const mat3 INSET = ${mat3(agx.inset)};
const mat3 OUTSET = ${mat3(agx.outset)};
const vec3 LUMINANCE = vec3(${agx.luminance.map(glsl)});

vec3 develop(vec3 light) {
  vec3 x = INSET * (TO_REC2020 * (max(light, 0.0) * exp2(exposure)));
  x = clamp((log2(max(x, 1e-10)) - ${glsl(least)}) / ${glsl(most - least)}, 0.0, 1.0);
  x = ${others.reduce((sum, factor) => `(${sum}) * x + ${factor}`, first)};
  float grey = pow(max(dot(x, LUMINANCE), 0.0), ${glsl(agx.contrast)});
  x = grey + (pow(max(x, 0.0), vec3(${glsl(agx.contrast)})) - grey) * ${glsl(agx.saturation)};
  x = clamp(FROM_REC2020 * pow(max(OUTSET * x, 0.0), vec3(2.2)), 0.0, 1.0);
  return mix(x * 12.92, 1.055 * pow(max(x, 1e-12), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, x));
}`;

/** GLSL is column-major. */
function mat3(rows: readonly (readonly number[])[]): string {
  const columns = [0, 1, 2].map((column) => rows.map((row) => glsl(row[column] ?? 0)));
  return `mat3(${columns.flat()})`;
}

/** In brackets, as a minus may follow another one, and with a point, as an integer would be another type. */
function glsl(value: number): string {
  return `(${Number.isInteger(value) ? value.toFixed(1) : value})`;
}
