import { readableValue } from "@stoneyard/catalogue/editing/marked-value.ts";
import { DEFAULT_LOCALE, knownLocale } from "@stoneyard/catalogue/languages/locales.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import {
  ENTRY_FOLDERS,
  type EntryFolder,
  newAccessory,
  newFamily,
  newProject,
  nextPosition,
  picturesNamed,
} from "../drafts/entries.ts";
import { picturesOf, slabPicturesIn } from "../drafts/retired-stone.ts";
import { type Saved, saveAndCommit } from "../history/history.ts";
import type { DeskOptions } from "./desk-options.ts";
import { commitMessage, deskLanguage, onPost } from "./parsed.ts";
import { changesWithoutPictures, namedNowhereElse, removeFiles } from "./removal.ts";

export type NewEntry = Saved & { file: string };

const folder = z.enum(ENTRY_FOLDERS);
const adding = z.strictObject({
  folder,
  title: z.string().trim().min(1).max(80),
  language: deskLanguage,
  message: commitMessage,
});
const slug = z.string().regex(/^[a-z0-9-]{1,100}$/);
const removing = z.strictObject({ folder, slug, message: commitMessage });

/** A category of accessories, a project or a family comes and goes as one change. */
export function addEntryRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  onPost(app, "/api/entry", adding, ({ folder, title, language, message }): Promise<NewEntry> => {
    const slug = slugOf(title);
    if (slug === "") throw new RefusedError(422, "NAME");
    const file = `${folder}/${slug}.yaml`;
    return content.inTurn(async () => {
      if (await content.bytes(file)) throw new RefusedError(409, "TAKEN");
      const texts = await textsIn(content, folder);
      const locale = knownLocale(language) ?? DEFAULT_LOCALE;
      const begun = { slug, title, locale, position: nextPosition(texts) };
      const changes = new Map([[file, await entryIn(content, folder, begun, texts)]]);
      return { ...(await saveAndCommit({ content, git }, changes, message)), file };
    });
  });

  onPost(app, "/api/entry/remove", removing, ({ folder, slug, message }) =>
    content.inTurn(async () =>
      removeFiles({ content, git }, await changesWithout(content, folder, slug), message),
    ),
  );
}

/** The texts of a folder's files; one with a mistake says nothing of a new entry. */
async function textsIn(content: DeskContent, folder: string): Promise<string[]> {
  const names = await content.names(folder);
  const texts = await Promise.all(names.map((name) => content.text(`${folder}/${name}.yaml`)));
  return texts.filter((text) => readableValue(text) !== undefined);
}

async function entryIn(
  content: DeskContent,
  folder: EntryFolder,
  begun: Parameters<typeof newAccessory>[0],
  texts: readonly string[],
): Promise<string> {
  if (folder === "accessories") return newAccessory(begun);
  if (folder === "families") return newFamily(begun, texts[0] ?? "{}\n");
  // A new project needs a stone, which its owner chooses.
  const stone = await content.anyStone();
  if (!stone) throw new RefusedError(409, "NO STONE");
  return newProject(begun, stone);
}

/** Deletes the file and the pictures that only it shows; with a family all its stones. */
async function changesWithout(
  content: DeskContent,
  folder: EntryFolder,
  slug: string,
): Promise<Map<string, string | null>> {
  const file = `${folder}/${slug}.yaml`;
  const gone = [file];
  const names = picturesNamed(await content.readableText(file));
  if (folder === "families") {
    for (const stone of await content.names(`stones/${slug}`)) {
      const own = `stones/${slug}/${stone}.yaml`;
      gone.push(own);
      names.push(...picturesOf(`${slug}/${stone}`), ...slabPicturesIn(await content.readableText(own)));
    }
  }
  const own = await namedNowhereElse(content, names, gone);
  const files = gone.map((each) => [each, null] as const);
  return new Map([...files, ...(await changesWithoutPictures(content, own))]);
}
