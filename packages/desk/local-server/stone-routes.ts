import { applyEdits, type FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { familyKey, type StoneKey, stoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { familyWith, stoneLike } from "../drafts/new-stone.ts";
import { familyWithout, picturesOf, slabPicturesIn } from "../drafts/retired-stone.ts";
import { saveAndCommit } from "../history/history.ts";
import type { DeskOptions } from "./desk-options.ts";
import type { NewEntry } from "./entry-routes.ts";
import { commitMessage, onPost } from "./parsed.ts";
import { changesWithoutPictures, namedNowhereElse, removeFiles } from "./removal.ts";

const asked = z.strictObject({
  title: z.string().trim().min(1).max(80),
  family: familyKey,
  like: stoneKey,
  message: commitMessage,
});

const retiring = z.strictObject({
  stone: stoneKey,
  instead: stoneKey.optional(),
  message: commitMessage,
});

/** A new stone begins as a similar one, with its facts marked as samples; one that is taken out leaves its address to another. */
export function addStoneRoutes(app: FastifyInstance, { content, git }: DeskOptions): void {
  onPost(app, "/api/stone", asked, ({ title, family, like, message }): Promise<NewEntry> => {
    const slug = slugOf(title);
    if (slug === "") throw new RefusedError(422, "NAME");
    const file = `stones/${family}/${slug}.yaml`;
    return content.inTurn(async () => {
      if (await content.bytes(file)) throw new RefusedError(409, "TAKEN");
      const list = `families/${family}.yaml`;
      const changes = new Map([
        [file, stoneLike(await content.readableText(`stones/${like}.yaml`), title)],
        [list, familyWith(await content.readableText(list), slug)],
      ]);
      const saved = await saveAndCommit({ content, git }, changes, message);
      const search = await searchWithout(content, saved.problems);
      if (search === undefined) return { ...saved, file };
      return { ...(await saveAndCommit({ content, git }, changes.set(SEARCH, search), message)), file };
    });
  });

  onPost(app, "/api/stone/retire", retiring, ({ stone, instead, message }) =>
    content.inTurn(async () =>
      removeFiles({ content, git }, await changesWithout(content, stone, instead), message),
    ),
  );
}

const SEARCH = "search.yaml";

/** The words of the search without what they call absent though the new stone is it; undefined for any other mistake. */
async function searchWithout(
  content: DeskContent,
  problems: readonly Problem[],
): Promise<string | undefined> {
  const places = problems.map(({ file, path: [list, names, place] = [] }) =>
    file === `content/${SEARCH}` && list === "absent" && names === "names" ? Number(place) : -1,
  );
  if (places.length === 0 || places.includes(-1)) return undefined;
  const { text } = await content.open(SEARCH);
  const last = [...new Set(places)].sort((a, b) => b - a);
  const edits = last.map((place): FileEdit => ({ kind: "remove", path: ["absent", "names", place] }));
  return applyEdits(SEARCH, text, edits);
}

/** The stone's file and pictures go; families lead its addresses on. */
async function changesWithout(
  content: DeskContent,
  key: StoneKey,
  instead: StoneKey | undefined,
): Promise<Map<string, string | null>> {
  const file = `stones/${key}.yaml`;
  const stone = { key, text: await content.readableText(file) };
  const changes = new Map<string, string | null>([[file, null]]);
  for (const family of await content.names("families")) {
    const list = `families/${family}.yaml`;
    const text = await content.readableText(list);
    const now = familyWithout({ key: family, text }, stone, instead);
    if (now !== text) changes.set(list, now);
  }
  const own = await namedNowhereElse(content, [...picturesOf(key), ...slabPicturesIn(stone.text)], [file]);
  return new Map([...changes, ...(await changesWithoutPictures(content, own))]);
}
