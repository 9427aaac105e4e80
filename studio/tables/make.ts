/** `npm run tables --prefix studio`: models every table in every finish, and the studio that the viewer lights them with. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { TablesContent } from "@stoneyard/catalogue/kinds/table.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { type StandingTop, tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import type { Recipe } from "../slabs/recipe.ts";
import type { Atlas } from "./atlas.ts";
import { slabOf } from "./designs.ts";
import { studioEnvironment } from "./environment.ts";
import { digestOf, MadeList } from "./made-list.ts";
import { atlasOfTable, type Form, filesOf, formOf } from "./model.ts";
import { readTableRecipes, readTables } from "./read-tables.ts";
import { fileSource, textureSource } from "./sources.ts";
import { type TextureOrder, textureOrder } from "./texture.ts";
import { drawTextures } from "./textures.ts";

/** What a texture may weigh, bytes, so that a whole model stays under 400 kB. */
const TEXTURE_BUDGET = 290_000;
const ENVIRONMENT = "studio.hdr";

type Table = { slug: string; height: number; standing: StandingTop[]; atlas: Atlas };
type Finished = { name: string; table: Table; finish: string; order: TextureOrder; sources: Sources };
type Sources = { glb: string; usdz: string };

export type Made = { written: number; current: number; owners: string[] };

/**
 * Writes every model whose form, stone or engine has changed since it was written, or that is not there yet. Can be broken
 * off at any time. Files that the owner put in place of ours are left alone.
 */
export async function makeTables(
  contentDir: string,
  tables: TablesContent,
  recipes: ReadonlyMap<StoneKey, Recipe>,
  onWritten: (file: string) => void = () => {},
): Promise<Made> {
  const dir = join(contentDir, "models");
  await mkdir(dir, { recursive: true });
  const list = await MadeList.open(dir);
  const made: Made = { written: 0, current: 0, owners: [] };
  const isWanted = async (file: string, source: string): Promise<boolean> => {
    const state = await list.stateOf(file, source);
    if (state === "owners") made.owners.push(file);
    if (state === "current") made.current++;
    return state === "missing" || state === "stale";
  };
  const write = async (file: string, bytes: Uint8Array, source: string) => {
    await list.write(file, bytes, source);
    made.written++;
    onWritten(file);
  };

  const environment = studioEnvironment();
  if (await isWanted(ENVIRONMENT, digestOf(environment))) {
    await write(ENVIRONMENT, environment, digestOf(environment));
  }
  const forms = new Forms();
  for (const table of tablesOf(tables)) {
    const source = fileSource("ground-shadow.ts", table);
    const file = `${table.slug}-shadow.glb`;
    if (await isWanted(file, source)) await write(file, (await forms.of(table)).shadow, source);
  }
  const wanted: (Finished & { files: Set<string> })[] = [];
  for (const each of finishedTables(tables, recipes)) {
    const files = new Set<string>();
    for (const ending of ["glb", "usdz"] as const) {
      if (await isWanted(`${each.name}.${ending}`, each.sources[ending])) files.add(ending);
    }
    if (files.size > 0) wanted.push({ ...each, files });
  }
  await drawTextures(wanted, async ({ name, table, finish, sources, files }, jpeg) => {
    const bytes = await filesOf(await forms.of(table), finish, jpeg);
    for (const ending of ["glb", "usdz"] as const) {
      if (files.has(ending)) await write(`${name}.${ending}`, bytes[ending], sources[ending]);
    }
  });
  return made;
}

/** Forms of tables, each built when it is first asked for. */
class Forms {
  readonly #forms = new Map<string, Promise<Form>>();

  of({ slug, standing, height }: Table): Promise<Form> {
    const form = this.#forms.get(slug) ?? formOf(slug, standing, height);
    this.#forms.set(slug, form);
    return form;
  }
}

function tablesOf(tables: TablesContent): Table[] {
  return tables.groups.flatMap(({ height, tables: group }) =>
    group.map(({ slug, tops }) => {
      const standing = tableStanding(tops);
      return { slug, height, standing, atlas: atlasOfTable(slug, standing, height) };
    }),
  );
}

/** Every table in every finish. A finish that is no stone of the catalogue has a recipe here, named like it. */
function finishedTables(tables: TablesContent, recipes: ReadonlyMap<StoneKey, Recipe>): Finished[] {
  return tables.finishes.flatMap(({ key, stone = `marble/${key}` as const }) => {
    const recipe = recipes.get(stone);
    if (!recipe) {
      throw new Error(`The finish ${key} has no recipe: write studio/tables/recipes/${stone}.yaml.`);
    }
    return tablesOf(tables).map((table): Finished => {
      const order = textureOrder(stone, recipe, slabOf(table.slug), table.atlas, TEXTURE_BUDGET);
      const facts = [table, key, textureSource(order)];
      const sources = { glb: fileSource("gltf.ts", facts), usdz: fileSource("usdz.ts", facts) };
      return { name: `${table.slug}-${key}`, table, finish: key, order, sources };
    });
  });
}

if (import.meta.main) {
  try {
    const tables = await readTables("content");
    const made = await makeTables("content", tables, await readTableRecipes(), (file) => console.log(file));
    for (const file of made.owners) console.log(`${file} is the owner's and stays.`);
    console.log(`${made.written} written, ${made.current} were up to date.`);
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    process.exitCode = 1;
  }
}
