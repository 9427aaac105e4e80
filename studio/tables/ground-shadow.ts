import { Document, NodeIO } from "@gltf-transform/core";
import sharp from "sharp";
import { hash } from "../slabs/primitives/random.ts";
import { smoothstep } from "../slabs/primitives/scalar.ts";
import { addAccessor } from "./accessor.ts";
import { halfSphere } from "./occlusion.ts";
import type { Part } from "./part.ts";
import { Rays } from "./rays.ts";

/** Longer side of the picture of a shadow, pixels. */
const PIXELS = 128;
const RAYS = 224;
/** How far beyond the table its shadow is drawn, as a share of its height. */
const BEYOND = 1.15;
/** The floor where no light of the room comes is this much darker: cloths and floor throw light under it. */
const DARKEST = 0.7;
/** The cloth above is this much brighter than the rest of the room. */
const CLOTH = 1.6;

/**
 * The soft shadow of a table on the floor, as a model of its own that only a page shows: in a room the room's own
 * shadow falls. A black sheet that mirrors nothing, as dark as the light that the table takes from the floor.
 */
export async function groundShadow(name: string, parts: readonly Part[]): Promise<Uint8Array> {
  const { x, z, height } = extentOf(parts);
  const beyond = BEYOND * height;
  const [width, depth] = [x + 2 * beyond, z + 2 * beyond];
  const pixel = Math.max(width, depth) / PIXELS;
  const [columns, rows] = [Math.round(width / pixel), Math.round(depth / pixel)];
  const dark = darkness(new Rays(parts), columns, rows, pixel, beyond);
  return sheet(name, width / 1000, depth / 1000, await picture(blurred(dark, columns, rows), columns, rows));
}

/** Size of a table around the origin, mm. */
function extentOf(parts: readonly Part[]): { x: number; z: number; height: number } {
  let [x, z, height] = [0, 0, 0];
  for (const { positions } of parts) {
    for (let i = 0; i < positions.length; i += 3) {
      x = Math.max(x, Math.abs(positions[i]));
      height = Math.max(height, positions[i + 1]);
      z = Math.max(z, Math.abs(positions[i + 2]));
    }
  }
  return { x: 2 * x, z: 2 * z, height };
}

/** The share of the light that the table takes from each place of the floor. */
function darkness(rays: Rays, columns: number, rows: number, pixel: number, beyond: number): Float32Array {
  const directions = halfSphere(RAYS).map(([x, y, up]) => {
    return { x, z: y, up, weight: 1 + CLOTH * smoothstep(0.6, 0.92, up) };
  });
  const whole = directions.reduce((sum, { weight }) => sum + weight, 0);
  const dark = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      // Turned from place to place: the shadows of so few directions would show as stripes.
      const turn = (hash(column, row, 3) & 1023) / 163;
      const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
      const x = (column + 0.5 - columns / 2) * pixel;
      const z = (row + 0.5 - rows / 2) * pixel;
      let taken = 0;
      for (const ray of directions) {
        const [dx, dz] = [ray.x * cos - ray.z * sin, ray.x * sin + ray.z * cos];
        if (rays.hits(x, 0.2, z, dx, ray.up, dz)) taken += ray.weight;
      }
      const edge = Math.min(columns * pixel - 2 * Math.abs(x), rows * pixel - 2 * Math.abs(z)) / 2;
      dark[row * columns + column] = (taken / whole) * smoothstep(0, beyond * 0.8, edge);
    }
  }
  return dark;
}

const BLUR = [0.06, 0.24, 0.4, 0.24, 0.06];

/** Takes away what is left of the noise. */
function blurred(values: Float32Array, columns: number, rows: number): Float32Array {
  const along = (from: Float32Array, stepX: number, stepY: number) => {
    return from.map((_, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      return BLUR.reduce((sum, weight, k) => {
        const x = Math.min(columns - 1, Math.max(0, column + stepX * (k - 2)));
        const y = Math.min(rows - 1, Math.max(0, row + stepY * (k - 2)));
        return sum + weight * from[y * columns + x];
      }, 0);
    });
  };
  return along(along(values, 1, 0), 0, 1);
}

/** Black, as opaque as it is dark. */
function picture(dark: Float32Array, columns: number, rows: number): Promise<Buffer> {
  const pixels = new Uint8Array(dark.length * 4);
  for (const [index, share] of dark.entries()) pixels[index * 4 + 3] = Math.round(255 * DARKEST * share);
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 4 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** A sheet on the floor around the origin; metres. */
function sheet(name: string, width: number, depth: number, png: Uint8Array): Promise<Uint8Array> {
  const document = new Document();
  const [x, z] = [width / 2, depth / 2];
  const material = document
    .createMaterial("Shadow")
    .setBaseColorFactor([0, 0, 0, 1])
    .setBaseColorTexture(document.createTexture("Shadow").setImage(png).setMimeType("image/png"))
    .setMetallicFactor(1)
    .setRoughnessFactor(1)
    .setAlphaMode("BLEND");
  const primitive = document
    .createPrimitive()
    .setIndices(addAccessor(document, "SCALAR", Uint16Array.of(0, 2, 1, 0, 3, 2)))
    .setAttribute(
      "POSITION",
      addAccessor(document, "VEC3", Float32Array.of(-x, 0, -z, x, 0, -z, x, 0, z, -x, 0, z)),
    )
    .setAttribute(
      "NORMAL",
      addAccessor(document, "VEC3", Float32Array.of(0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0)),
    )
    .setAttribute("TEXCOORD_0", addAccessor(document, "VEC2", Float32Array.of(0, 0, 1, 0, 1, 1, 0, 1)))
    .setMaterial(material);
  const mesh = document.createMesh(name).addPrimitive(primitive);
  const scene = document.createScene(name).addChild(document.createNode(name).setMesh(mesh));
  document.getRoot().setDefaultScene(scene).getAsset().generator = "Stoneyard studio/tables";
  return new NodeIO().writeBinary(document);
}
