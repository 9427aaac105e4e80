import type { Content } from "./catalogue.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { Problem } from "./problem.ts";

/** Accessories of which a buyer does not read how large or how heavy they are. */
export function unmeasuredAccessories(
  folder: ContentFolder,
  { accessories }: Pick<Content, "accessories">,
): Problem[] {
  return accessories.flatMap(({ slug: category, models }) =>
    models.flatMap(({ slug, size, weight }, m) => {
      const missing = [size === undefined && "size", weight === undefined && "weight"].filter(Boolean);
      if (missing.length === 0) return [];
      const message = `${slug}: visitors do not read its ${missing.join(" and ")}`;
      return folder.problemAt(
        `accessories/${category}.yaml`,
        ["models", m],
        message,
        "measure and weigh a piece, and write it there",
      );
    }),
  );
}
