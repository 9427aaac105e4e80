import type { FoundContent } from "./catalogue.ts";
import type { ContentFolder } from "./content-folder.ts";
import type { Path } from "./source.ts";

export type Entry = { file: string; path: Path; value: string | number };

/** Values that name or order something: no two may be alike. */
export function checkSeveralOf(folder: ContentFolder, found: FoundContent): void {
  checkSlabs(folder, found);
  const { home, interiors, gallery, tables, accessories, projects, families } = found;
  const twice = (entries: Entry[], what: string) => reportTwice(folder, entries, what);
  twice(
    [...families.values()].map(({ key, position }) => ({
      file: `families/${key}.yaml`,
      path: ["position"],
      value: position,
    })),
    "position",
  );
  twice(
    accessories.map(({ slug, position }) => ({
      file: `accessories/${slug}.yaml`,
      path: ["position"],
      value: position,
    })),
    "position",
  );
  twice(
    projects.map(({ slug, position }) => ({
      file: `portfolio/${slug}.yaml`,
      path: ["position"],
      value: position,
    })),
    "position",
  );
  for (const { slug, models } of accessories) {
    const file = `accessories/${slug}.yaml`;
    twice(
      models.map((model, i) => ({ file, path: ["models", i, "slug"], value: model.slug })),
      "slug",
    );
  }
  const inHome = (path: string, values: readonly (string | number)[]) =>
    values.map((value, i) => ({ file: "home.yaml", path: [path, i], value }));
  twice(inHome("interiors", home?.interiors ?? []), "number");
  twice(inHome("materials", home?.materials ?? []), "family");
  const tabs = interiors?.tabs ?? [];
  twice(
    tabs.map((tab, t) => ({ file: "interiors.yaml", path: ["tabs", t, "key"], value: tab.key })),
    "key",
  );
  twice(
    tabs.flatMap((tab, t) =>
      tab.pictures.map((picture, i) => ({
        file: "interiors.yaml",
        path: ["tabs", t, "pictures", i, "number"],
        value: picture.number,
      })),
    ),
    "number",
  );
  twice(
    (gallery?.pictures ?? []).map((picture, i) => ({
      file: "gallery.yaml",
      path: ["pictures", i, "title"],
      value: picture.title,
    })),
    "title",
  );
  twice(
    (tables?.finishes ?? []).map((finish, i) => ({
      file: "tables.yaml",
      path: ["finishes", i, "key"],
      value: finish.key,
    })),
    "key",
  );
  twice(
    (tables?.groups ?? []).flatMap((group, g) =>
      group.tables.map((table, t) => ({
        file: "tables.yaml",
        path: ["groups", g, "tables", t, "slug"],
        value: table.slug,
      })),
    ),
    "slug",
  );
}

/** No two slabs of a stone have one number, or are on one photograph. */
function checkSlabs(folder: ContentFolder, { stones }: FoundContent): void {
  for (const { key, singleSlabs = [] } of stones) {
    for (const name of ["number", "picture"] as const) {
      reportTwice(
        folder,
        singleSlabs.flatMap((slab, i) => {
          const value = slab[name];
          return value === undefined
            ? []
            : [{ file: `stones/${key}.yaml`, path: ["singleSlabs", i, name], value }];
        }),
        name,
      );
    }
  }
}

export function reportTwice(folder: ContentFolder, entries: readonly Entry[], what: string): void {
  const first = new Map<string | number, Entry>();
  for (const entry of entries) {
    const before = first.get(entry.value);
    if (!before) {
      first.set(entry.value, entry);
      continue;
    }
    folder.report(
      entry.file,
      entry.path,
      `the ${what} ${entry.value} stands twice: here and in ${folder.shown(before.file)}`,
      typeof entry.value === "number"
        ? "give each its own number"
        : "give each its own name, or take one out",
    );
  }
}
