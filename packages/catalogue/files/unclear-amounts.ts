import type { z } from "zod";
import { amounts, isUnclearAmount } from "../kinds/amounts.ts";
import type { Problem } from "../problem.ts";
import { schemaAt } from "./schema-at.ts";
import { leavesOf, type Source, showPath } from "./source.ts";

/** Amounts and sizes that can be read in two ways, with both readings. */
export function unclearAmounts(source: Source, schema: z.ZodType): Problem[] {
  return leavesOf(source.value).flatMap(({ path }) => {
    const written = source.written(path)?.trim();
    if (!written || !isUnclearAmount(written)) return [];
    const field = schemaAt(schema, path);
    if (!field || !amounts.get(field)) return [];
    const readings = [Number(written.replace(",", ".")), Number(written.replace(/\D/g, ""))];
    const message = `${showPath(path)}: ${written} can be read as ${readings.join(" and as ")}`;
    return [
      {
        file: source.file,
        ...source.placeOf(path),
        path,
        message,
        fix: `write ${readings.join(" or ")}`,
      },
    ];
  });
}
