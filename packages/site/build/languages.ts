import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readServerTexts } from "@stoneyard/catalogue/server-texts.ts";
import { BUILT_SITE, type BuiltLanguage } from "@stoneyard/enquiry/built-site.ts";

/** Writes the languages and the server's texts to `dist`: all that the server knows of the content. */
export async function writeLanguages(contentDir: string, dist: string): Promise<void> {
  const languages: BuiltLanguage[] = await readServerTexts(contentDir);
  await writeFile(join(dist, BUILT_SITE.languages), JSON.stringify(languages, null, 2));
}
