import { z } from "zod";
import type { ContentFolder } from "./content-folder.ts";

export const FORMAT_FILE = "format.yaml";
/** The form of the files in content/ that this release reads: one more with each step in migrations/steps.ts. */
export const FORMAT = 8;
/** The format of release 1.0.0; earlier ones were never in a release. */
const FIRST_FORMAT = 7;

const formatFile = z.strictObject({ format: z.int().positive() });

/** Whether the files have the format that this release reads; notes what to do otherwise. */
export async function checkFormat(folder: ContentFolder): Promise<boolean> {
  const known = folder.problems.length;
  // The first format had no file.
  const found = folder.has(FORMAT_FILE) ? await folder.read(FORMAT_FILE, formatFile) : { format: 1 };
  const other = found && otherFormat(found.format);
  if (other) folder.report(FORMAT_FILE, [], other.message, other.fix);
  return folder.problems.length === known;
}

/** What to do with files of another format; undefined for the one that this release reads. */
function otherFormat(format: number): { message: string; fix: string } | undefined {
  if (format === FORMAT) return undefined;
  return {
    message: `the files of this folder have format ${format}, this release reads format ${FORMAT}`,
    fix:
      unreachableFormat(format) ??
      "run npm run migrate:content, which changes their form and none of your words (docs/guides/upgrading.md)",
  };
}

/** What to do first with files that no step of this release leads to its format. */
export function unreachableFormat(format: number): string | undefined {
  if (format > FORMAT) return "install the newer release that wrote them";
  return format < FIRST_FORMAT
    ? "run npm run migrate:content of release 1.1.0 first, then that of this one"
    : undefined;
}

export function formatText(): string {
  return `# The form of the files in this folder; npm run migrate:content raises it. Not to be changed by hand.\nformat: ${FORMAT}\n`;
}
