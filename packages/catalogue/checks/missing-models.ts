import type { Content } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import type { Problem } from "../problem.ts";

/** Tables that a visitor cannot see in 3D: every one needs a model in every finish. */
export function missingModels(folder: ContentFolder, { tables }: Pick<Content, "tables">): Problem[] {
  return tables.groups.flatMap((group, g) =>
    group.tables.flatMap(({ slug }, t) =>
      tables.finishes
        .map(({ key }) => `${slug}-${key}.glb`)
        .filter((model) => !folder.has(`models/${model}`))
        .map((model) =>
          folder.problemAt(
            "tables.yaml",
            ["groups", g, "tables", t],
            `there is no model ${model}`,
            `put ${folder.shown(`models/${model}`)} there (binary glTF, in metres)`,
          ),
        ),
    ),
  );
}
