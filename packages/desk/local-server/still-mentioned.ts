import { ContentFolder } from "@stoneyard/catalogue/content-folder.ts";
import { isMapValue, readValue, withoutMarks } from "@stoneyard/catalogue/editing/marked-value.ts";
import { mentionsOf } from "@stoneyard/catalogue/mentions.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { DeskContent } from "../drafts/desk-content.ts";

/** Texts that still speak by name of what was removed. @param gone texts of its files */
export async function stillMentioned(content: DeskContent, gone: readonly string[]): Promise<Problem[]> {
  const names = new Set(gone.flatMap(namesIn));
  return mentionsOf(await ContentFolder.open(content.dir, { before: content.before }), [...names]);
}

/** Its title, in every language that it has one in, and its other names. */
function namesIn(text: string): string[] {
  const value = readValue(text);
  if (!isMapValue(value)) return [];
  const { title, aliases } = Object(withoutMarks(value));
  const titles = typeof title === "string" ? [title] : Object.values(Object(title)).map(String);
  return [...titles, ...(Array.isArray(aliases) ? aliases.map(String) : [])];
}
