import agx from "./agx.json" with { type: "json" };

const [least, most] = agx.stops as [number, number];
const [first, ...others] = agx.curve.map(glsl) as [string, ...string[]];

/**
 * Tone mapping from linear light to the screen, with the numbers of studio/rooms/develop/film.py, which names their source.
 */
const FILM = `
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

/** Most surfaces that one room may offer. */
export const MOST_SURFACES = 8;

/**
 * One triangle that covers everything. `share` interpolates between the dark stone's room and the light one's; it is equal
 * for all pixels, so it is computed at the corners.
 */
export const VERTEX = `#version 300 es
precision highp float;
precision highp sampler2DArray;
uniform vec2 albedo;
/** By surface, those of the side of the divider that is drawn. */
uniform sampler2DArray slabs;
uniform float weights[${MOST_SURFACES}];
flat out vec3 share;

void main() {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < ${MOST_SURFACES}; i++) {
    // The smallest mipmap of a slab is its mean colour.
    if (weights[i] > 0.0) sum += weights[i] * textureLod(slabs, vec3(0.5, 0.5, float(i)), 16.0).rgb;
  }
  share = clamp((sum - albedo.y) / (albedo.x - albedo.y), 0.0, 1.2);
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0.0, 1.0);
}`;

/**
 * stone = slab x light + mirror. Both, and the room, are known for a light and for a dark stone; every other stone lies
 * between them, channel by channel, so that a red stone reddens the room.
 */
export const FRAGMENT = `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
precision highp sampler2DArray;
uniform vec2 size;
uniform float exposure, irradianceScale, glossScale;
uniform sampler2D room, roomDark, irradiance, irradianceDark, gloss, glossDark, planeNumbers, planeData;
uniform sampler2DArray slabs;
/** By surface: 2 x 2 turn, then shift and size in metres. */
uniform vec4 turns[${MOST_SURFACES}];
uniform vec4 places[${MOST_SURFACES}];
uniform bool bookmatched[${MOST_SURFACES}];
/** Width of the joint, metres. */
uniform float joints[${MOST_SURFACES}];
flat in vec3 share;
out vec4 colour;
${FILM}

/** Reflectance of the studio's grout in its groove. */
const vec3 MORTAR = vec3(0.045, 0.04, 0.033);

/**
 * Share of a pixel that is mortar along the slab's edges.
 * @param on the pixel's place in slabs, reach: half its footprint there
 */
float mortar(vec2 on, vec2 reach, vec2 slabSize, float joint) {
  vec2 away = abs(on - round(on)) * slabSize;
  vec2 wide = max(reach * slabSize, 1e-6);
  vec2 share = clamp((0.5 * (wide + joint) - away) / wide, vec2(0.0), min(vec2(1.0), joint / wide));
  return max(share.x, share.y);
}

/** The slab at a pixel of a plane. Its footprint comes from the homography, as neighbours may be on other planes. */
vec3 slab(int plane, vec2 pixel) {
  vec4 a = texelFetch(planeData, ivec2(0, plane), 0);
  vec4 b = texelFetch(planeData, ivec2(1, plane), 0);
  vec4 c = texelFetch(planeData, ivec2(2, plane), 0);
  vec3 h = vec3(dot(a.xyz, vec3(pixel, 1.0)), dot(b.xyz, vec3(pixel, 1.0)), dot(c.xyz, vec3(pixel, 1.0)));
  vec2 uv = h.xy / h.z;
  vec2 dx = (vec2(a.x, b.x) - uv * c.x) / h.z;
  vec2 dy = (vec2(a.y, b.y) - uv * c.y) / h.z;
  int surface = int(a.w);
  vec2 slabSize = places[surface].zw;
  vec4 t = turns[surface];
  mat2 turn = mat2(t.x, t.y, t.z, t.w);
  vec2 on = (turn * (uv - slabSize * 0.5) + slabSize * 0.5 + places[surface].xy) / slabSize;
  vec2 right = turn * dx / slabSize;
  vec2 down = turn * dy / slabSize;
  // The texture repeats mirrored; a slab beside its like starts again.
  vec2 at = bookmatched[surface] ? on : fract(on);
  vec2 flip = vec2(1.0, -1.0);
  vec3 stone = textureGrad(slabs, vec3(vec2(0.0, 1.0) + at * flip, float(surface)), right * flip, down * flip).rgb;
  return mix(stone, MORTAR, mortar(on, abs(right) + abs(down), slabSize, joints[surface]));
}

vec3 between(sampler2D whenLight, sampler2D whenDark, vec2 at) {
  // The dark layer has half the pixels, so it only holds how much to dim the light one.
  vec3 bright = textureLod(whenLight, at, 0.0).rgb;
  vec3 near = max(textureLod(whenLight, at, 1.0).rgb, 0.004);
  // A dark stone never brightens a room, though noise in deep shade may say so.
  vec3 ratio = clamp(textureLod(whenDark, at, 0.0).rgb / near, 0.0, 1.0);
  return bright * bright * mix(ratio * ratio, vec3(1.0), share);
}

void main() {
  vec2 pixel = vec2(gl_FragCoord.x, size.y - gl_FragCoord.y);
  vec2 at = pixel / size;
  colour = vec4(sqrt(between(room, roomDark, at)), 1.0);
  vec3 number = texelFetch(planeNumbers, ivec2(pixel), 0).rgb;
  int first = int(number.r * 255.0 + 0.5);
  if (first == 0) return;
  int second = int(number.g * 255.0 + 0.5);
  vec3 light = irradianceScale * between(irradiance, irradianceDark, at);
  vec3 mirrored = textureLod(gloss, at, 0.0).rgb;
  vec3 mirroredDark = textureLod(glossDark, at, 0.0).rgb;
  vec3 polish = glossScale * mix(mirroredDark * mirroredDark, mirrored * mirrored, share);
  vec3 stone = develop(slab(first - 1, pixel) * light + polish);
  if (second > 0) colour.rgb = develop(slab(second - 1, pixel) * light + polish);
  colour.rgb = mix(colour.rgb, stone, number.b);
}`;
