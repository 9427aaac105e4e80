import type { FoundContent } from "../catalogue.ts";
import { type ContentFolder, stoneKeys } from "../files/content-folder.ts";
import { type Path, showPath } from "../files/source.ts";
import type { FamilyKey } from "../kinds/family.ts";
import { DEFAULT_LOCALE } from "../languages/locales.ts";
import { nearest } from "../nearest.ts";
import { checkSlabs } from "../stones/single-slabs.ts";
import { slabNames } from "../stones/slab-pictures.ts";
import { checkFormerAddresses } from "./address-checks.ts";
import { checkSeveralOf, type Entry, fieldOfEach, reportTwice } from "./uniqueness-checks.ts";

/** Notes what no single file shows: lists against files, references, and values that must differ. */
export function checkReferences(folder: ContentFolder, found: FoundContent): void {
  checkFamilyLists(folder, found);
  checkStones(folder, found);
  checkHomeInteriors(folder, found);
  checkFamilyNames(folder, found);
  checkSeveralOf(folder, found);
  checkSlabs(folder, found);
  checkFormerAddresses(folder, found);
}

function checkFamilyLists(folder: ContentFolder, { families }: FoundContent): void {
  for (const { key, stones, cover } of families.values()) {
    const file = `families/${key}.yaml`;
    const files = folder.yamlNames(`stones/${key}`);
    const unlisted = files.filter((slug) => !stones.includes(slug));
    const misspelt = new Set<string>();
    stones.forEach((slug, i) => {
      if (files.includes(slug)) return;
      const meant = nearest(slug, unlisted);
      if (meant) misspelt.add(meant);
      folder.report(
        file,
        ["stones", i],
        `${slug} is listed, but there is no stones/${key}/${slug}.yaml`,
        meant ? `did you mean ${meant}?` : `write the stone's file, or take ${slug} out of the list`,
      );
    });
    for (const slug of unlisted) {
      if (misspelt.has(slug)) continue;
      folder.report(
        `stones/${key}/${slug}.yaml`,
        [],
        `the stone is not listed in ${file}`,
        `add "- ${slug}" to its stones, at its place on the index page`,
      );
    }
    if (!stones.includes(cover) && !misspelt.has(cover)) {
      folder.report(
        file,
        ["cover"],
        `cover: ${cover} is not among the stones of the family`,
        `write ${nearest(cover, stones) ?? stones[0]}`,
      );
    }
    reportTwice(
      folder,
      stones.map((value, i) => ({ file, path: ["stones", i], value })),
      "stone",
    );
    reportSharedPictures(folder, file, key, stones);
  }
}

/** A picture azul-2 would belong to a stone of that name and be another slab of azul as well. */
function reportSharedPictures(
  folder: ContentFolder,
  file: string,
  family: FamilyKey,
  stones: readonly string[],
): void {
  const namesOf = (slug: string) => slabNames({ key: `${family}/${slug}` });
  const owners = new Map<string, string>();
  for (const slug of stones) {
    const { close, others } = namesOf(slug);
    for (const name of [close, ...others]) owners.set(name, slug);
  }
  stones.forEach((slug, i) => {
    const owner = owners.get(namesOf(slug).slab);
    if (!owner) return;
    folder.report(
      file,
      ["stones", i],
      `${slug} would share its picture with ${owner}, whose further pictures end in -close, -2 and -3`,
      "give the stone a name with another ending",
    );
  });
}

function checkStones(folder: ContentFolder, found: FoundContent): void {
  const known = stoneKeys(folder);
  for (const { file, path, value } of stoneReferences(found))
    folder.reportUnknown(file, path, String(value), {
      known,
      message: `${showPath(path)}: there is no stone ${value}`,
      otherwise: `family and slug of a stone, for example marble/carrara${path.includes("pictures") ? ", or take the picture out" : ""}`,
    });
}

function stoneReferences({
  families,
  home,
  about,
  interiors,
  gallery,
  projects,
  tables,
}: FoundContent): Entry[] {
  const each = (file: string, path: Path, keys: readonly string[]): Entry[] =>
    keys.map((value, i) => ({ file, path: [...path, i], value }));
  return [
    ...[...families.values()].flatMap(({ key, rooms = [] }) =>
      fieldOfEach(`families/${key}.yaml`, ["rooms"], rooms, "stone"),
    ),
    ...fieldOfEach("home.yaml", ["slides"], home?.slides ?? [], "stone"),
    ...each("home.yaml", ["edges"], home?.edges ?? []),
    ...(about ? [{ file: "about.yaml", path: ["slab"], value: about.slab }] : []),
    ...fieldOfEach("about.yaml", ["team"], about?.team ?? [], "stone"),
    ...(interiors?.tabs ?? []).flatMap((tab, t) =>
      tab.pictures.flatMap((picture, i) =>
        each("interiors.yaml", ["tabs", t, "pictures", i, "stones"], picture.stones),
      ),
    ),
    ...(gallery?.pictures ?? []).flatMap((picture, i) =>
      each("gallery.yaml", ["pictures", i, "stones"], picture.stones),
    ),
    ...projects.flatMap((project) => each(`portfolio/${project.slug}.yaml`, ["stones"], project.stones)),
    ...(tables?.finishes ?? []).flatMap((finish, i) =>
      finish.stone ? [{ file: "tables.yaml", path: ["finishes", i, "stone"], value: finish.stone }] : [],
    ),
  ];
}

function checkHomeInteriors(folder: ContentFolder, { home, interiors }: FoundContent): void {
  if (!home || !interiors) return;
  const numbers = interiors.tabs.flatMap((tab) => tab.pictures.map((picture) => String(picture.number)));
  home.interiors.forEach((number, i) => {
    if (numbers.includes(String(number))) return;
    folder.report(
      "home.yaml",
      ["interiors", i],
      `interiors: there is no picture ${number} in interiors.yaml`,
      `write one of its numbers, for example ${nearest(String(number), numbers) ?? numbers[0]}`,
    );
  });
}

/** The families of the home page, and the texts that families name. An empty family has a file, and no page. */
function checkFamilyNames(folder: ContentFolder, { home, families, prose }: FoundContent): void {
  const known = folder.yamlNames("families");
  home?.materials.forEach((key, i) => {
    if (known.includes(key)) return;
    const fix = `write ${nearest(key, known) ?? `one of ${known.join(", ")}`}, or take ${key} out of the list`;
    folder.report("home.yaml", ["materials", i], `there is no family ${key}`, fix);
  });
  for (const { key, prose: name } of families.values()) {
    if (!name || prose.has(name)) continue;
    const meant = nearest(name, [...prose.keys()]);
    folder.report(
      `families/${key}.yaml`,
      ["prose"],
      `there is no text prose/${name}.${DEFAULT_LOCALE}.md`,
      meant ? `did you mean ${meant}?` : "write it, or take the line out",
    );
  }
}
