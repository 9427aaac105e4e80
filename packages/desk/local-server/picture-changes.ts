import { MADE_FILE, PICTURE_ENDINGS } from "@stoneyard/catalogue/pictures.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { madeListWithout } from "../drafts/retired-stone.ts";

/** What changes when pictures go: their files, whatever their ending, and their lines in the list of what was made. */
export async function changesWithoutPictures(
  content: DeskContent,
  names: readonly string[],
): Promise<Map<string, string | null>> {
  const changes = new Map<string, string | null>();
  const made = (await content.bytes(MADE_FILE))?.toString("utf8") ?? "";
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
