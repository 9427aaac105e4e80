import type { Catalogue, Content } from "#catalogue/catalogue.ts";
import { checkMessages, readMessages } from "#catalogue/messages.ts";
import { ContentError, formatProblem, type Problem } from "#catalogue/problem.ts";
import { readCatalogue, readContent } from "#catalogue/read.ts";

const CONTENT = "content";

/** Reads the content, says how it stands, and ends the process where it has mistakes: all of them are named at once. */
export async function catalogueOrExit(): Promise<Catalogue> {
  try {
    const catalogue = await readChecked(readCatalogue);
    const { stones, pictures, missingPictures, samples } = catalogue;
    console.log(`Content: ${stones.length} stones, ${pictures.size} pictures, no mistakes.`);
    tellMissing(missingPictures);
    if (samples.length > 0) {
      console.log(
        `${samples.length} sample values wait for the owner's own (npm run check:content lists them).`,
      );
    }
    return catalogue;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function tellMissing(missing: readonly Problem[]): void {
  const [first] = missing;
  if (!first) return;
  const number = missing.length === 1 ? "1 picture is" : `${missing.length} pictures are`;
  console.warn(`${number} missing; pages show a plain field instead (npm run check:content lists them all):`);
  console.warn(formatProblem(first));
}

/** The catalogue with its pictures. @throws ContentError with the mistakes of every file */
export function readCheckedCatalogue(): Promise<Catalogue> {
  return readChecked(readCatalogue);
}

/** Everything but pictures, in a third of the time. @throws ContentError with the mistakes of every file */
export function readCheckedTexts(): Promise<Content> {
  return readChecked(readContent);
}

/** What `read` gives, where neither it nor the messages have a mistake. */
async function readChecked<T>(read: (contentDir: string) => Promise<T>): Promise<T> {
  const problems = checkMessages(await readMessages(CONTENT));
  try {
    const content = await read(CONTENT);
    if (problems.length === 0) return content;
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(...error.problems);
  }
  throw new ContentError(problems);
}
