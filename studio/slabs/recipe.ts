import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { z } from "zod";
import { agglomerate, agglomerateRecipe } from "./models/agglomerate.ts";
import { breccia, brecciaRecipe } from "./models/breccia.ts";
import { limestone, limestoneRecipe } from "./models/limestone.ts";
import { onyx, onyxRecipe } from "./models/onyx.ts";
import { orbicular, orbicularRecipe } from "./models/orbicular.ts";
import { plutonic, plutonicRecipe } from "./models/plutonic.ts";
import { poured, pouredRecipe } from "./models/poured.ts";
import { travertine, travertineRecipe } from "./models/travertine.ts";
import { veined, veinedRecipe } from "./models/veined.ts";
import { type LayerSettings, layerSettings } from "./stack.ts";

/** What every recipe may say, whatever its model. */
export const common = {
  /** Another number, another slab of the same stone. */
  seed: z.int().min(0).optional(),
  /** Numbers of two further slabs that are shown beside it; picked by eye. */
  others: z.array(z.int().min(0)).max(2).optional(),
  /** AVIF quality of its slab and close view, where that of its family would smear its grain; 0 to 100. */
  quality: z.int().min(30).max(90).optional(),
  /** Middle of the close view as shares of the slab, from the left and from the top; the middle by default. */
  close: z.tuple([z.number().min(0.2).max(0.8), z.number().min(0.2).max(0.8)]).optional(),
};

const recipe = z.discriminatedUnion("model", [
  z.strictObject({ model: z.literal("stack"), ...common, layers: z.array(layerSettings).min(1) }),
  veinedRecipe.extend(common),
  brecciaRecipe.extend(common),
  agglomerateRecipe.extend(common),
  pouredRecipe.extend(common),
  travertineRecipe.extend(common),
  limestoneRecipe.extend(common),
  onyxRecipe.extend(common),
  orbicularRecipe.extend(common),
  plutonicRecipe.extend(common),
]);
export type Recipe = z.infer<typeof recipe>;

/** The layers of a stone, lowest first. */
export function stackOf(recipe: Recipe): LayerSettings[] {
  switch (recipe.model) {
    case "stack":
      return recipe.layers;
    case "limestone":
      return limestone(recipe);
    case "onyx":
      return onyx(recipe);
    case "travertine":
      return travertine(recipe);
    case "agglomerate":
      return agglomerate(recipe);
    case "poured":
      return poured(recipe);
    case "breccia":
      return breccia(recipe);
    case "veined":
      return veined(recipe);
    case "orbicular":
      return orbicular(recipe);
    case "plutonic":
      return plutonic(recipe);
  }
}

/**
 * Recipes by stone: recipes/<family>/<slug>.yaml.
 * @param only reads these stones alone; a stone without a recipe is left out
 * @throws ContentError with file and line for every mistake
 */
export async function readRecipes(dir: string, only?: readonly string[]): Promise<Map<StoneKey, Recipe>> {
  const folder = await ContentFolder.open(dir);
  const recipes = new Map<StoneKey, Recipe>();
  for (const file of folder.files) {
    if (!file.endsWith(".yaml")) continue;
    const key = file.slice(0, -".yaml".length) as StoneKey;
    if (only && !only.includes(key)) continue;
    const read = await folder.read(file, recipe);
    if (read) recipes.set(key, read);
  }
  if (folder.problems.length > 0) throw new ContentError(folder.problems);
  return recipes;
}
