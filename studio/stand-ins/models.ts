/** `npm run stand-ins:models`: writes a plain model in true size for every table and finish that has none. */
import { access, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Content } from "#catalogue/catalogue.ts";
import { readContent } from "#catalogue/read.ts";
import { glb } from "./glb.ts";
import { tableMesh } from "./table-mesh.ts";

/** Ground of a finish that is no stone of the catalogue: the grey of Pietra Grigio. */
const GREY = "#66645f";

export type TableModel = { name: string; bytes: Uint8Array };

/** A plain model of every table in every finish: true size, one colour, under 20 kB. */
export function tableModels({ tables, stones }: Pick<Content, "tables" | "stones">): TableModel[] {
  return tables.groups.flatMap(({ height, tables: group }) =>
    group.flatMap((table) => {
      const mesh = tableMesh(table, height);
      return tables.finishes.map((finish) => {
        const colour = stones.find(({ key }) => key === finish.stone)?.colours.ground ?? GREY;
        const name = `${table.slug}-${finish.key}`;
        return { name, bytes: glb(mesh, { name, colour }) };
      });
    }),
  );
}

/**
 * Writes the models that are not there.
 * @param again writes those that are there anew as well
 * @returns the number of files written
 */
export async function makeModels(contentDir: string, { again = false } = {}): Promise<number> {
  const dir = join(contentDir, "models");
  await mkdir(dir, { recursive: true });
  let written = 0;
  for (const { name, bytes } of tableModels(await readContent(contentDir))) {
    const path = join(dir, `${name}.glb`);
    if (
      !again &&
      (await access(path).then(
        () => true,
        () => false,
      ))
    )
      continue;
    await writeFile(path, bytes);
    written++;
  }
  return written;
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { again: { type: "boolean", default: false } } });
  console.log(`Models: ${await makeModels("content", values)} written.`);
}
