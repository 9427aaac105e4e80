import type { FoundContent } from "../catalogue.ts";
import type { ContentFolder } from "../files/content-folder.ts";
import type { Path } from "../files/source.ts";

export type Entry = { file: string; path: Path; value: string | number };

export function checkSeveralOf(folder: ContentFolder, found: FoundContent): void {
  const { home, interiors, gallery, tables, accessories, projects, families } = found;
  const twice = (entries: Entry[], what: string) => reportTwice(folder, entries, what);
  twice(
    [...families.values()].map(({ key, position }) => positioned(`families/${key}.yaml`, position)),
    "position",
  );
  twice(
    accessories.map(({ slug, position }) => positioned(`accessories/${slug}.yaml`, position)),
    "position",
  );
  twice(
    projects.map(({ slug, position }) => positioned(`portfolio/${slug}.yaml`, position)),
    "position",
  );
  for (const { slug, models } of accessories)
    twice(fieldOfEach(`accessories/${slug}.yaml`, ["models"], models, "slug"), "slug");
  const inHome = (list: string, values: readonly (string | number)[]) =>
    values.map((value, i) => ({ file: "home.yaml", path: [list, i], value }));
  twice(inHome("interiors", home?.interiors ?? []), "number");
  twice(inHome("materials", home?.materials ?? []), "family");
  const tabs = interiors?.tabs ?? [];
  twice(fieldOfEach("interiors.yaml", ["tabs"], tabs, "key"), "key");
  twice(
    tabs.flatMap(({ pictures }, t) =>
      fieldOfEach("interiors.yaml", ["tabs", t, "pictures"], pictures, "number"),
    ),
    "number",
  );
  twice(fieldOfEach("gallery.yaml", ["pictures"], gallery?.pictures ?? [], "title"), "title");
  twice(fieldOfEach("tables.yaml", ["finishes"], tables?.finishes ?? [], "key"), "key");
  const groups = tables?.groups ?? [];
  twice(
    groups.flatMap(({ tables }, g) => fieldOfEach("tables.yaml", ["groups", g, "tables"], tables, "slug")),
    "slug",
  );
}

function positioned(file: string, position: number): Entry {
  return { file, path: ["position"], value: position };
}

/** One field of each thing in a list, with where it stands. */
export function fieldOfEach<Field extends string>(
  file: string,
  list: Entry["path"],
  things: readonly Record<Field, string | number>[],
  field: Field,
): Entry[] {
  return things.map((thing, i) => ({ file, path: [...list, i, field], value: thing[field] }));
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
      `the ${what} ${entry.value} appears twice: here and in ${folder.shown(before.file)}`,
      typeof entry.value === "number"
        ? "give each its own number"
        : "give each its own name, or take one out",
    );
  }
}
