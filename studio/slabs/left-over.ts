import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { parse } from "yaml";

/**
 * What is still here of stones that the site no longer has, and how it goes. The desk takes a stone out of content/ alone,
 * so that one that comes back has its recipe.
 * @param dir studio/slabs
 */
export async function leftOver(dir: string, stones: readonly Pick<Stone, "key">[]): Promise<string[]> {
  const known = new Set<string>(stones.map(({ key }) => key));
  const recipes = (await readdir(join(dir, "recipes"), { recursive: true }))
    .filter((file) => file.endsWith(".yaml") && !known.has(file.slice(0, -".yaml".length)))
    .map((file) => `studio/slabs/recipes/${file} draws no stone of the site: delete the file.`);
  const looks = (await readdir(join(dir, "expected"))).filter((file) => file.endsWith(".yaml"));
  const expected = await Promise.all(
    looks.map(async (file) => {
      const slugs = Object.keys(parse(await readFile(join(dir, "expected", file), "utf8")) ?? {});
      return slugs
        .filter((slug) => !known.has(`${file.slice(0, -".yaml".length)}/${slug}`))
        .map(
          (slug) => `studio/slabs/expected/${file} expects ${slug}, no stone of the site: delete its lines.`,
        );
    }),
  );
  return [...recipes, ...expected.flat()].sort();
}
