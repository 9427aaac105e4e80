import type { Maker } from "@stoneyard/catalogue/catalogue.ts";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { pictureHash } from "@stoneyard/catalogue/pictures/picture-hash.ts";
import { makerOf, mastersByName, readMadeList } from "@stoneyard/catalogue/pictures/pictures.ts";
import { formatProblem } from "@stoneyard/catalogue/problem.ts";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";

/**
 * The files of a picture, by who made them. The site shows the owner's first one, where there is one.
 * @throws RefusedError where the list of what the project made cannot be read
 */
export async function mastersOf(content: DeskContent, name: string): Promise<Record<Maker, string[]>> {
  const folder = await ContentFolder.open(content.dir, { before: content.before });
  const made = await readMadeList(folder);
  const [unreadable] = folder.problems;
  if (unreadable) throw new RefusedError(409, formatProblem(unreadable));
  const masters: Record<Maker, string[]> = { owner: [], studio: [] };
  for (const file of mastersByName(folder).get(name) ?? []) {
    const bytes = await content.bytes(file);
    if (bytes) masters[makerOf(pictureHash(bytes), made[name])].push(file);
  }
  return masters;
}

/** Removes every picture of this name that is the owner's; the project's stays. */
export async function withoutOwners(content: DeskContent, name: string): Promise<Map<string, null>> {
  const { owner } = await mastersOf(content, name);
  return new Map(owner.map((file) => [file, null]));
}
