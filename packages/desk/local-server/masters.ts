import type { Maker } from "@stoneyard/catalogue/catalogue.ts";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { pictureHash } from "@stoneyard/catalogue/pictures/picture-hash.ts";
import { makerOf, mastersByName, readMadeList } from "@stoneyard/catalogue/pictures/pictures.ts";
import { formatProblem } from "@stoneyard/catalogue/problem.ts";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";

/** The files of a picture, by who made them. The site shows the owner's first one, where there is one. */
type Masters = Record<Maker, string[]>;

/**
 * Looks up the files of pictures by their names, in the folder as it is now.
 * @throws RefusedError where the list of what the project made cannot be read
 */
export async function openMasters(content: DeskContent): Promise<(name: string) => Promise<Masters>> {
  const folder = await ContentFolder.open(content.dir, { before: content.before });
  const made = await readMadeList(folder);
  const [unreadable] = folder.problems;
  if (unreadable) throw new RefusedError(409, formatProblem(unreadable));
  const files = mastersByName(folder);
  return async (name) => {
    const masters: Masters = { owner: [], studio: [] };
    for (const file of files.get(name) ?? []) {
      const bytes = await content.bytes(file);
      if (bytes) masters[makerOf(pictureHash(bytes), made[name])].push(file);
    }
    return masters;
  };
}

/** Removes every picture of this name that is the owner's; the project's stays. */
export async function withoutOwners(content: DeskContent, name: string): Promise<Map<string, null>> {
  const mastersOf = await openMasters(content);
  const { owner } = await mastersOf(name);
  return new Map(owner.map((file) => [file, null]));
}
