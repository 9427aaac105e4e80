import type { FoundContent } from "../catalogue.ts";
import { type ContentFolder, stoneKeys } from "../files/content-folder.ts";
import type { Path } from "../files/source.ts";
import type { StoneKey } from "../kinds/family.ts";
import { nearest } from "../nearest.ts";

/** An address that a stone had, and where it leads: to a stone, to its family, or to all stones where that is empty. */
type FormerAddress = { from: string; to: string };

type Found = FormerAddress & { file: string; path: Path };
type Needed = Pick<FoundContent, "stones" | "families" | "emptyFamilies">;

export function formerAddresses(content: Needed): FormerAddress[] {
  return formerAddressesIn(content).map(({ from, to }) => ({ from, to }));
}

/** Notes former addresses that are pages, stand twice, or lead nowhere. */
export function checkFormerAddresses(folder: ContentFolder, found: FoundContent): void {
  const known: readonly string[] = stoneKeys(folder);
  const reported = new Set<string>();
  for (const { from, to, file, path } of formerAddressesIn(found)) {
    if (known.includes(from)) {
      folder.report(file, path, `${from} is a stone of the site`, "take the line out, or the stone");
    } else if (reported.has(from)) {
      folder.report(file, path, `${from} is listed twice`, "keep one of the lines");
    }
    reported.add(from);
    if (to.includes("/") && !known.includes(to)) {
      folder.report(
        file,
        [...path, "instead"],
        `there is no stone ${to} to send visitors to`,
        `write ${nearest(to, known) ?? "family and slug of a stone"}, or take the line out`,
      );
    }
  }
}

function formerAddressesIn({ stones, families, emptyFamilies }: Needed): Found[] {
  const renamed = stones.flatMap(({ key, family, formerAddresses = [] }) =>
    formerAddresses.map((slug, i) => ({
      from: `${family}/${slug}`,
      to: key as string,
      file: `stones/${key}.yaml`,
      path: ["formerAddresses", i],
    })),
  );
  const retired = [...families.values(), ...emptyFamilies].flatMap(({ key, retired = [] }) =>
    retired.map(({ slug, instead }: { slug: string; instead?: StoneKey | undefined }, i) => ({
      from: `${key}/${slug}`,
      to: instead ?? (families.has(key) ? key : "stones"),
      file: `families/${key}.yaml`,
      path: ["retired", i],
    })),
  );
  return [...renamed, ...retired];
}
