import type { Catalogue } from "#catalogue/catalogue.ts";
import { ContentError } from "#catalogue/problem.ts";
import { readCatalogue } from "#catalogue/read.ts";

/** Reads the content, says how it stands, and ends the process where it has mistakes: all of them are named at once. */
export async function catalogueOrExit(): Promise<Catalogue> {
  try {
    const catalogue = await readCatalogue("content");
    console.log(
      `Content: ${catalogue.stones.length} stones, ${catalogue.pictures.size} pictures, no mistakes.` +
        (catalogue.samples.length > 0
          ? ` ${catalogue.samples.length} sample values wait for the owner's own (npm run check:content lists them).`
          : ""),
    );
    return catalogue;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
