import type { z } from "zod";
import type { Catalogue, Content, Family, FoundContent, Stone } from "./catalogue.ts";
import { checkCare } from "./checks/care-checks.ts";
import { closuresToSee } from "./checks/closures.ts";
import { checkReferences } from "./checks/cross-checks.ts";
import { formerNames } from "./checks/former-names.ts";
import { checkLinks } from "./checks/link-checks.ts";
import { missingModels } from "./checks/missing-models.ts";
import { checkSearchWords, unknownFamilyWords } from "./checks/search-word-checks.ts";
import { checkSuitability } from "./checks/suitability-checks.ts";
import { unadvisedUses, unmeasuredAccessories } from "./checks/unadvised-uses.ts";
import { ContentFolder, type Reading } from "./files/content-folder.ts";
import { checkFormat, FORMAT_FILE } from "./files/format.ts";
import { readMessages } from "./files/messages.ts";
import { readProse } from "./files/prose.ts";
import { textsMissingInDrafts, untranslated } from "./files/untranslated.ts";
import { accessoryCategory } from "./kinds/accessory.ts";
import { type FamilyKey, family, familyKey } from "./kinds/family.ts";
import { project } from "./kinds/interior.ts";
import { LANGUAGES_FILE, languages } from "./kinds/languages.ts";
import { room } from "./kinds/room.ts";
import { SLAB_COLUMNS_FILE, slabColumns } from "./kinds/slab-columns.ts";
import { type StoneContent, stone } from "./kinds/stone.ts";
import { slug } from "./kinds/text.ts";
import { SINGLE } from "./kinds.ts";
import { nearest } from "./nearest.ts";
import { BRAND_FOLDER, readBrand } from "./pictures/brand.ts";
import { readPictures, unusedPictures } from "./pictures/pictures.ts";
import { pictureSlots } from "./pictures/slots.ts";
import { ContentError } from "./problem.ts";
import { isTaken, PAGE_TEXTS, pageAt } from "./site-pages.ts";
import { readRooms, unknownRooms } from "./stones/rooms.ts";
import { leftOut, oddProportions, settleSlabs } from "./stones/slab-pictures.ts";
import { WORDS_FILE } from "./words/check-words.ts";

const FOLDERS = ["accessories", "portfolio", "families", "rooms"];
/** Folders with files of other kinds, each read elsewhere. */
const OTHER = [BRAND_FOLDER, "messages", "models", "pictures", "prose"];

/**
 * Reads and checks everything in content/. Missing pictures and models alone are no reason to throw, as the site can do without.
 * @param contentDir path of content/, as it should begin the names of pictures' files
 * @throws ContentError with every problem of every file
 */
export async function readCatalogue(contentDir: string, reading?: Reading): Promise<Catalogue> {
  const folder = await openFolder(contentDir, reading);
  const found = await readFiles(folder);
  const slots = pictureSlots(found);
  const { pictures, missingPictures } = await readPictures(folder, slots);
  const content = complete(folder, found);
  if (!content || folder.problems.length > 0)
    throw new ContentError([...folder.problems, ...missingPictures]);
  const settled = settleSlabs(content, pictures);
  const warnings = [
    ...content.warnings,
    ...(await unusedPictures(folder, slots, content)),
    ...(await formerNames(folder, content)),
    ...oddProportions(folder, content, pictures),
    ...leftOut(folder, slots, pictures, settled),
    ...closuresToSee(folder, content.site, Date.now()),
  ];
  return {
    ...content,
    pictures: settled,
    missingPictures,
    missingModels: missingModels(folder, content),
    warnings,
  };
}

/**
 * Like readCatalogue, without the pictures: for the makers of pictures, and for changes before they are saved.
 * @param reading drafts and a cache
 */
export async function readContent(contentDir: string, reading?: Reading): Promise<Content> {
  const folder = await openFolder(contentDir, reading);
  const content = complete(folder, await readFiles(folder));
  if (!content || folder.problems.length > 0) throw new ContentError(folder.problems);
  return content;
}

/** @throws where the format or the languages differ from those of this process: everything else would only follow */
async function openFolder(contentDir: string, reading?: Reading): Promise<ContentFolder> {
  const folder = await ContentFolder.open(contentDir, reading);
  // Languages were read when this process began; here the file is checked.
  if (!(await checkFormat(folder)) || !(await folder.readNeeded(LANGUAGES_FILE, languages)))
    throw new ContentError(folder.problems);
  return folder;
}

/** Checks references even when a file is missing or invalid. */
async function readFiles(folder: ContentFolder): Promise<FoundContent> {
  reportStrayFiles(folder);
  reportTakenRooms(folder);
  const needed = <S extends z.ZodType>({ schema, files }: { schema: S; files: string }) =>
    folder.readNeeded(files, schema);
  const single = {
    site: await needed(SINGLE.site),
    brand: await readBrand(folder),
    home: await needed(SINGLE.home),
    about: await needed(SINGLE.about),
    interiors: await readOptional(folder, SINGLE.interiors, { tabs: [] }),
    gallery: await readOptional(folder, SINGLE.gallery, { pictures: [] }),
    tables: await readOptional(folder, SINGLE.tables, { finishes: [], groups: [] }),
    materials: await readOptional(folder, SINGLE.materials, { toOrder: [] }),
    rocks: await needed(SINGLE.rocks),
    suitability: await needed(SINGLE.suitability),
    care: await readOptional(folder, SINGLE.care, {
      sources: [],
      rules: [],
      poultice: [],
      guides: [],
      finishGuides: [],
    }),
    facets: await needed(SINGLE.facets),
    searchWords: await needed(SINGLE.search),
  };
  const { families, emptyFamilies } = await readFamilies(folder);
  const stones = await readStones(folder, families);
  const prose = await readProse(folder, PAGE_TEXTS);
  const found = {
    ...single,
    families,
    emptyFamilies,
    stones,
    accessories: (await readEach(folder, "accessories", accessoryCategory)).sort(byPosition),
    projects: (await readEach(folder, "portfolio", project)).sort(byPosition),
    rooms: await readRooms(folder, await readEach(folder, "rooms", room)),
    prose,
    messages: await readMessages(folder),
    samples: folder.samples(),
    untranslated: untranslated(folder, prose.keys()),
    missingInDrafts: await textsMissingInDrafts(folder, prose.keys()),
  };
  if (folder.has(SLAB_COLUMNS_FILE)) await folder.read(SLAB_COLUMNS_FILE, slabColumns);
  checkReferences(folder, found);
  const { rocks, suitability, care, searchWords } = found;
  if (rocks && suitability) checkSuitability(folder, rocks, suitability, stones);
  if (rocks && care) checkCare(folder, rocks, care);
  if (rocks && searchWords) checkSearchWords(folder, { rocks, searchWords, stones, families });
  return found;
}

function complete(folder: ContentFolder, found: FoundContent): Content | undefined {
  const { site, brand, home, about, interiors, gallery, tables, materials } = found;
  const { rocks, suitability, care, facets, searchWords } = found;
  if (!site || !brand || !home || !about || !interiors || !gallery || !tables || !materials) return undefined;
  if (!rocks || !suitability || !care || !facets || !searchWords) return undefined;
  const single = { site, brand, home, about, interiors, gallery, tables, materials };
  const content = { ...found, ...single, rocks, suitability, care, facets, searchWords };
  checkLinks(folder, content);
  if (folder.problems.length > 0) return { ...content, warnings: [] };
  return {
    ...content,
    warnings: [
      ...unadvisedUses(folder, content),
      ...unknownFamilyWords(folder, content),
      ...unknownRooms(folder, content),
      ...unmeasuredAccessories(folder, content),
    ],
  };
}

/** The ending of our files, as people and programs write it: Notepad of Windows adds its own. */
const YAML = /\.ya?ml(\.txt)?$/i;

function reportStrayFiles(folder: ContentFolder): void {
  const familyNames = folder.yamlNames("families");
  const known = [
    FORMAT_FILE,
    LANGUAGES_FILE,
    WORDS_FILE,
    SLAB_COLUMNS_FILE,
    ...Object.values(SINGLE).map(({ files }) => files),
  ];
  for (const file of folder.files) {
    const parent = file.includes("/") ? file.slice(0, file.lastIndexOf("/")) : "";
    if (!YAML.test(file) || OTHER.includes(file.split("/")[0] ?? "")) continue;
    if (!file.endsWith(".yaml")) {
      folder.report(file, [], "files end in .yaml here", `rename it to ${file.replace(YAML, ".yaml")}`);
    } else if (/^stones\/[^/]+$/.test(parent)) {
      const key = parent.slice("stones/".length);
      if (!familyNames.includes(key)) reportUnfamiliar(folder, file, key, familyNames);
    } else if (parent === "" ? !known.includes(file) : !FOLDERS.includes(parent)) {
      const meant = parent === "" ? nearest(file, known) : nearest(parent, FOLDERS);
      folder.report(
        file,
        [],
        "nothing on the site reads this file",
        meant ? `did you mean ${meant}?` : `remove it, or move it to one of ${FOLDERS.join(", ")}`,
      );
    }
  }
}

/** A stone of a family that has no file. */
function reportUnfamiliar(
  folder: ContentFolder,
  file: string,
  key: string,
  families: readonly string[],
): void {
  const meant = nearest(key, families);
  folder.report(
    file,
    [],
    `there is no families/${key}.yaml for this stone`,
    meant
      ? `did you mean stones/${meant}?`
      : "write the family's file; its form is in .cache/schemas/family.json",
  );
}

/** The page of such a room would be another one. */
function reportTakenRooms(folder: ContentFolder): void {
  for (const name of folder.yamlNames("rooms"))
    if (pageAt(`/rooms/${name}`)?.pattern === `/rooms/${name}`)
      folder.report(
        `rooms/${name}.yaml`,
        [],
        "the file's name becomes the page's address and is that of another page already",
        "rename the file and the room's folder",
      );
}

/** A file of an optional part; without it the part is absent. */
async function readOptional<S extends z.ZodType>(
  folder: ContentFolder,
  { schema, files }: { schema: S; files: string },
  none: z.output<S>,
) {
  return folder.has(files) ? folder.read(files, schema) : none;
}

/** By position. An invalid file is reported, and its name stands for the family. */
async function readFamilies(folder: ContentFolder): Promise<Pick<Content, "families" | "emptyFamilies">> {
  const names = folder.yamlNames("families");
  if (names.length === 0) {
    folder.report(
      "families",
      [],
      "there is no family",
      "write one; its form is in .cache/schemas/family.json",
    );
  }
  const families: Family[] = [];
  const emptyFamilies: Family[] = [];
  for (const name of names) {
    const file = `families/${name}.yaml`;
    const key = familyKey.safeParse(name);
    const wrong = key.error?.issues[0]?.message ?? (isTaken(name) ? "is that of another page already" : "");
    if (wrong) {
      folder.report(file, [], `the file's name becomes the page's address and ${wrong}`, "rename the file");
    }
    const content = await folder.read(file, family);
    const isEmpty = content?.stones.length === 0 && folder.yamlNames(`stones/${name}`).length === 0;
    if (content && key.success) (isEmpty ? emptyFamilies : families).push({ ...content, key: key.data });
  }
  return { families: new Map(families.sort(byPosition).map((each) => [each.key, each])), emptyFamilies };
}

/** Stones that their family does not list come last; the check of references reports them. */
async function readStones(folder: ContentFolder, families: ReadonlyMap<FamilyKey, Family>): Promise<Stone[]> {
  const stones: Stone[] = [];
  // Stones of an unreadable family are checked all the same.
  const unread = folder.yamlNames("families").flatMap((name) => {
    const key = familyKey.safeParse(name).data;
    return key && !families.has(key) ? [key] : [];
  });
  for (const key of [...families.keys(), ...unread]) {
    const listed = families.get(key)?.stones ?? [];
    const place = (slug: string) => listed.indexOf(slug) + 1 || listed.length + 1;
    const found = await readEach(folder, `stones/${key}`, stone);
    stones.push(
      ...found
        .map((each): Stone => ({ ...withoutCustomers(each), family: key, key: `${key}/${each.slug}` }))
        .sort((a, b) => place(a.slug) - place(b.slug)),
    );
  }
  return stones;
}

/** For whom a slab is reserved is the owner's business: pages never get it. */
function withoutCustomers<S extends StoneContent>({ singleSlabs, ...stone }: S) {
  if (!singleSlabs) return stone;
  return { ...stone, singleSlabs: singleSlabs.map(({ reservedFor: _, ...slab }) => slab) };
}

async function readEach<S extends z.ZodObject>(
  folder: ContentFolder,
  parent: string,
  schema: S,
): Promise<(z.output<S> & { slug: string })[]> {
  const found = [];
  for (const name of folder.yamlNames(parent)) {
    const file = `${parent}/${name}.yaml`;
    if (!slug.safeParse(name).success) {
      folder.report(
        file,
        [],
        `the file's name becomes the page's address and ${slug.safeParse(name).error?.issues[0]?.message}`,
        "rename the file",
      );
    }
    const content = await folder.read(file, schema);
    if (content) found.push({ ...content, slug: name });
  }
  return found;
}

function byPosition(a: { position: number }, b: { position: number }): number {
  return a.position - b.position;
}
