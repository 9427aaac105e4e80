import type { z } from "zod";
import { amounts, isUnclearAmount } from "../kinds/amounts.ts";
import type { Problem } from "../problem.ts";
import { schemaAt } from "./schema-at.ts";
import { leavesOf, type Source, showPath } from "./source.ts";

/** Amounts and sizes that can be read in two ways, with both readings, and those that a comma cuts off. */
export function unclearAmounts(source: Source, schema: z.ZodType): Problem[] {
  return leavesOf(source.value).flatMap(({ path, value }) => {
    // A file has more texts than numbers, and where each of them stands takes long to find.
    if (typeof value === "string" && !isUnclearAmount(value)) return [];
    const written = source.written(path)?.trim();
    // Within { } a comma ends a number, and what follows is a key.
    const isCut = written !== undefined && typeof value === "number" && written.includes(",");
    if (!written || !(isCut || isUnclearAmount(written))) return [];
    const field = schemaAt(schema, path);
    if (!field || !amounts.get(field)) return [];
    const { message, fix } = isUnclearAmount(written) ? inTwoWays(written) : cutOff(written);
    const place = { file: source.file, ...source.placeOf(path), path };
    return [{ ...place, message: `${showPath(path)}: ${message}`, fix }];
  });
}

function inTwoWays(written: string): { message: string; fix: string } {
  const readings = [Number(written.replace(",", ".")), Number(written.replace(/\D/g, ""))];
  const message = `${written} can be read as ${readings.join(" and as ")}`;
  return { message, fix: `write ${readings.join(" or ")}` };
}

function cutOff(written: string): { message: string; fix: string } {
  const number = Number(written.replace(/\.(?=\d{3}\b)/g, "").replace(",", "."));
  return { message: `${written} ends at its comma here`, fix: `write ${number}` };
}
