import { join } from "node:path";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { type TablesContent, tables } from "@stoneyard/catalogue/kinds/table.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { type Recipe, readRecipes } from "../slabs/recipe.ts";

/** The tables of the content, without the rest of it. @throws ContentError with file and line for every mistake */
export async function readTables(contentDir: string): Promise<TablesContent> {
  const folder = await ContentFolder.open(contentDir);
  const read = await folder.read("tables.yaml", tables);
  if (!read) throw new ContentError(folder.problems);
  return read;
}

/** The recipes of the catalogue's stones and of those that only tables are made of. */
export async function readTableRecipes(): Promise<Map<StoneKey, Recipe>> {
  const [stones, others] = await Promise.all([
    readRecipes(join(import.meta.dirname, "../slabs/recipes")),
    readRecipes(join(import.meta.dirname, "recipes")),
  ]);
  return new Map([...stones, ...others]);
}
