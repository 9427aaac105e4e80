import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf as slabDigest } from "../slabs/digest.ts";
import { digestOf } from "./made-list.ts";
import type { TextureOrder } from "./texture.ts";

/** A digest of all that a texture's pixels come from: the layers and views of its cuts, and the engine as far as they need it. */
export function textureSource(order: TextureOrder): string {
  const { stone, stack, atlas, budget } = order;
  const cuts = slabViews(order).map((slab) => slabDigest({ name: "", stone, stack, slab, quality: budget }));
  return digestOf(
    JSON.stringify([cuts, atlas, readFileSync(join(import.meta.dirname, "texture.ts"), "utf8")]),
  );
}

function slabViews({ seeds, atlas }: TextureOrder) {
  return atlas.cuts.map(({ columns, rows, mmPerPixel, width, height }, index) => {
    return {
      width,
      height,
      seed: seeds[index],
      view: { left: 0, top: 0, columns, rows, mmPerPixel },
    };
  });
}

/** A digest of the sources that the files of a table come from, its texture and its sizes. */
export function fileSource(entry: "gltf.ts" | "usdz.ts" | "ground-shadow.ts", facts: unknown): string {
  return digestOf(JSON.stringify([facts, textOf([entry, "model.ts"])]));
}

/** The text of these modules and of all that they import of this folder, in order of their names. */
function textOf(entries: readonly string[]): string[] {
  const found = new Map<string, string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    for (const [, path = ""] of text.matchAll(/from "(\.\/[^"]+)"/g)) visit(join(dirname(file), path));
  };
  for (const entry of entries) visit(join(import.meta.dirname, entry));
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
}
