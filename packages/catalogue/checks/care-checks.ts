import type { ContentFolder } from "../files/content-folder.ts";
import { showPath } from "../files/source.ts";
import type { CareContent } from "../kinds/care.ts";
import type { RocksContent } from "../kinds/rocks.ts";
import { checkRules } from "./rule-checks.ts";
import { fieldOfEach, reportTwice } from "./uniqueness-checks.ts";

const FILE = "care.yaml";

/** Notes guides that name what is not there or can never apply, and two with one address or for one finish. */
export function checkCare(
  folder: ContentFolder,
  rocks: RocksContent,
  { sources, guides, finishGuides }: CareContent,
): void {
  checkRules(folder, rocks, FILE, ["guides"], guides);
  reportTwice(folder, fieldOfEach(FILE, ["sources"], sources, "key"), "key");
  const keys = sources.map(({ key }) => key);
  const all = Object.entries({ guides, finishGuides }).flatMap(([list, each]) =>
    each.map((guide, g) => ({ guide, at: [list, g] })),
  );
  for (const { guide, at } of all) {
    guide.sources.forEach((key, i) => {
      const path = [...at, "sources", i];
      folder.reportUnknown(FILE, path, key, {
        known: keys,
        message: `${showPath(path)}: there is no source ${key}`,
      });
    });
  }
  reportTwice(
    folder,
    all.map(({ guide, at }) => ({ file: FILE, path: [...at, "slug"], value: guide.slug })),
    "slug",
  );
  reportTwice(
    folder,
    finishGuides.flatMap(({ finishes }, g) =>
      finishes.map((value, i) => ({ file: FILE, path: ["finishGuides", g, "finishes", i], value })),
    ),
    "finish",
  );
}
