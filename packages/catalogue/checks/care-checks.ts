import type { ContentFolder } from "../files/content-folder.ts";
import { type Path, showPath } from "../files/source.ts";
import type { CareContent } from "../kinds/care.ts";
import type { RocksContent } from "../kinds/rocks.ts";
import { reportTwice } from "./uniqueness-checks.ts";

const FILE = "care.yaml";

/** Notes guides that name a source or a kind of rock that is not there, and two with one address or for one finish. */
export function checkCare(
  folder: ContentFolder,
  rocks: RocksContent,
  { sources, guides, finishGuides }: CareContent,
): void {
  const groups = rocks.groups.map(({ key }) => key);
  const keys = sources.map(({ key }) => key);
  const check = (path: Path, key: string, known: readonly string[], what: string) =>
    folder.reportUnknown(FILE, path, key, { known, message: `${showPath(path)}: ${what} ${key}` });
  guides.forEach((guide, g) => {
    (guide.when.rock ?? []).forEach((key, i) => {
      check(["guides", g, "when", "rock", i], key, groups, "rocks.yaml has no group");
    });
  });
  const all = Object.entries({ guides, finishGuides }).flatMap(([list, each]) =>
    each.map((guide, g) => ({ guide, at: [list, g] })),
  );
  for (const { guide, at } of all) {
    guide.sources.forEach((key, i) => {
      check([...at, "sources", i], key, keys, "there is no source");
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
