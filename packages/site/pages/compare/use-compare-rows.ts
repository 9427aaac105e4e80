import { plain, type Words } from "@stoneyard/catalogue/plain-words.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { ComparedStone } from "./compare.json.server.ts";

/** One fact of each stone in words; "" when unknown. */
export type CompareRow = { name: string; values: Words[] };

/** The compared facts row by row, without rows of which nothing is known. */
export function useCompareRows(stones: readonly ComparedStone[]): CompareRow[] {
  const rows = useTranslations("compare.rows");
  const patterns = useTranslations("stones.patterns");
  const finishes = useTranslations("stones.finishes");
  const offers = useTranslations("offer");
  const acid = useTranslations("compare.acid");
  const frost = useTranslations("compare.frost");
  const stains = useTranslations("compare.stains");
  const row = (name: string, say: (stone: ComparedStone) => Words): CompareRow => ({
    name,
    values: stones.map(say),
  });
  return [
    row(rows("rock"), ({ rock }) => rock),
    row(rows("pattern"), ({ pattern }) => patterns(pattern)),
    row(rows("origin"), ({ origin }) => origin ?? ""),
    row(rows("slab"), ({ slab: [width, height] }) => rows("slabSize", { width, height })),
    row(rows("thickness"), ({ thicknesses }) => thicknesses.map((cm) => `${cm} cm`).join(", ")),
    row(rows("finish"), (stone) => stone.finishes.map((finish) => finishes(finish)).join(", ")),
    row(rows("price"), ({ price }) => price ?? offers("onRequest")),
    row(rows("stock"), ({ stock }) => stock ?? offers("askUs")),
    row(rows("slip"), ({ slip }) => slip ?? offers("askForTest")),
    row(rows("acid"), (stone) => acid(stone.acid)),
    row(rows("frost"), (stone) => frost(stone.frost)),
    row(rows("stains"), (stone) => (stone.stains ? stains(stone.stains) : "")),
  ].filter(({ values }) => values.some((value) => value !== ""));
}

export function differs({ values }: CompareRow): boolean {
  return new Set(values.map(plain)).size > 1;
}
