import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import sharp from "sharp";
import { type Commission, commissions } from "./commissions.ts";
import type { Recipe } from "./recipe.ts";
import { render } from "./render.ts";

const FOLDER = ".cache/slabs";
const WIDTH = 800;
const GAP = 8;

/** Draws stones small, each as its whole slab beside its close view, and says where. */
export async function makeTrials(
  content: Content,
  recipes: ReadonlyMap<string, Recipe>,
  seeds: string | undefined,
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const [key, recipe] of recipes) {
    for (const seed of seeds ? seedsOf(seeds) : [recipe.seed ?? 0]) {
      const tried = new Map([[key, { ...recipe, seed, others: undefined }]]);
      const views = commissions(content, tried).filter(({ name }) => name.startsWith(`stones/${key}`));
      const file = join(FOLDER, `${key.replace("/", "-")}-${seed}.jpg`);
      await drawBeside(views, file);
      console.log(file);
    }
  }
}

/** @param written such as 3 or 1-8 @throws where it is neither */
export function seedsOf(written: string): number[] {
  const [, first, last] = /^(\d+)(?:-(\d+))?$/.exec(written) ?? [];
  if (first === undefined)
    throw new Error(`--seed ${written}: write a number such as 3, or a range such as 1-8`);
  const from = Number(first);
  return Array.from({ length: Number(last ?? first) - from + 1 }, (_, i) => from + i);
}

async function drawBeside(views: readonly Commission[], file: string): Promise<void> {
  const rows = Math.round(WIDTH / 1.6);
  const pictures = views.map(({ stack, slab }) => {
    const mmPerPixel = (slab.view.columns * slab.view.mmPerPixel) / WIDTH;
    return render(stack, { ...slab, view: { ...slab.view, columns: WIDTH, rows, mmPerPixel } });
  });
  const raw = { width: WIDTH, height: rows, channels: 3 } as const;
  const width = WIDTH * views.length + GAP * (views.length - 1);
  await sharp({ create: { width, height: rows, channels: 3, background: "#ffffff" } })
    .composite(
      pictures.map((input, i) => ({ input: Buffer.from(input), raw, left: i * (WIDTH + GAP), top: 0 })),
    )
    .jpeg({ quality: 90 })
    .toFile(file);
}
