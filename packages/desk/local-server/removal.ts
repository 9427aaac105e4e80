import { isMapValue, readValue, withoutMarks } from "@stoneyard/catalogue/editing/marked-value.ts";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { mentionsOf } from "@stoneyard/catalogue/files/mentions.ts";
import { MADE_FILE, PICTURE_ENDINGS } from "@stoneyard/catalogue/pictures/pictures.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { madeListWithout } from "../drafts/retired-stone.ts";
import { type Saved, saveAndCommit } from "../history/history.ts";
import type { DeskOptions } from "./desk-options.ts";

type Removal = Map<string, string | null>;

/** Removes files as one change. The answer has the texts that still speak of them by name, or what still needs them. */
export async function removeFiles(
  { content, git }: Pick<DeskOptions, "content" | "git">,
  changes: Removal,
  message: string,
): Promise<Saved> {
  const files = [...changes].flatMap(([file, now]) => (file.endsWith(".yaml") && now === null ? [file] : []));
  const gone = await Promise.all(files.map(async (file) => namesIn(file, (await content.open(file)).text)));
  const { state, problems } = await saveAndCommit({ content, git }, changes, message);
  if (state === "problems") return { state, problems };
  const names = [...new Set(gone.flat())];
  const folder = await ContentFolder.open(content.dir, { before: content.before });
  return { state, problems: await mentionsOf(folder, names) };
}

/** Families and categories have the names of kinds, which texts write with a small letter. */
const KINDS = /^(families|accessories)\//;

/** A file's title, in every language that it has one in, and its other names. */
function namesIn(file: string, text: string): string[] {
  const value = readValue(text);
  if (!isMapValue(value)) return [];
  const { title, aliases } = Object(withoutMarks(value));
  const titles = typeof title === "string" ? [title] : Object.values(Object(title)).map(String);
  const names = [...titles, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
  return KINDS.test(file) ? names.map((name) => name.toLowerCase()) : names;
}

/** What changes when pictures go: their files, whatever their ending, and their lines in the list of what was made. */
export async function changesWithoutPictures(
  content: DeskContent,
  names: readonly string[],
): Promise<Removal> {
  const changes: Removal = new Map();
  const made = await content.text(MADE_FILE);
  const left = madeListWithout(made, names);
  if (left !== made) changes.set(MADE_FILE, left);
  for (const name of names) {
    for (const ending of PICTURE_ENDINGS) {
      const picture = `pictures/${name}.${ending}`;
      if (await content.bytes(picture)) changes.set(picture, null);
    }
  }
  return changes;
}

/** Texts that may show a picture by its name: those with values, and text pages. */
const NAMES_PICTURES = /\.yaml$|^prose\//;

/** Those of these pictures' names that no other text has. @param gone the texts that are removed */
export async function namedNowhereElse(
  content: DeskContent,
  names: readonly string[],
  gone: readonly string[],
): Promise<string[]> {
  const all = await ContentFolder.open(content.dir);
  const files = all.files.filter(
    (name) => NAMES_PICTURES.test(name) && name !== MADE_FILE && !gone.includes(name),
  );
  const texts = await Promise.all(files.map((file) => all.text(file)));
  const written = new Set(texts.flatMap((text) => text.match(/[a-z0-9/-]+/g) ?? []));
  return names.filter((name) => !written.has(name));
}
