import type { Catalogue } from "@stoneyard/catalogue/catalogue.ts";
import { ContentError, formatProblem, type Problem } from "@stoneyard/catalogue/problem.ts";
import { readCatalogue } from "@stoneyard/catalogue/read.ts";
import { writeSchemas } from "@stoneyard/catalogue/write-schemas.ts";

/** Reads the content, says how it stands unless it is to be quiet, and ends the process with all of its mistakes. */
export async function catalogueOrExit({ isQuiet = false } = {}): Promise<Catalogue> {
  await writeSchemas();
  try {
    const catalogue = await readCatalogue("content");
    if (!isQuiet) tell(catalogue);
    return catalogue;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function tell({ stones, pictures, missingPictures, missingModels, samples }: Catalogue): void {
  console.log(`Content: ${stones.length} stones, ${pictures.size} pictures, no mistakes.`);
  tellMissing(missingPictures, "picture", "pages show a plain field instead");
  tellMissing(missingModels, "model", "tables without one are shown as pictures alone");
  if (samples.length > 0) {
    console.log(
      `${samples.length} sample values are still to be replaced (npm run check:content lists them).`,
    );
  }
}

function tellMissing(missing: readonly Problem[], thing: string, instead: string): void {
  const [first] = missing;
  if (!first) return;
  const number = missing.length === 1 ? `1 ${thing} is` : `${missing.length} ${thing}s are`;
  console.warn(`${number} missing; ${instead} (npm run check:content lists them all):`);
  console.warn(formatProblem(first));
}
