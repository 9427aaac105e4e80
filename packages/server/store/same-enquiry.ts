import { FIELDS } from "@stoneyard/enquiry/enquiry.ts";
import type { FileStore } from "./files.ts";
import type { NewEnquiry, StoredEnquiry } from "./store.ts";

/** The parts of an enquiry that are compared; time and language do not count. */
const CONTENT = [...FIELDS, "subject", "chosen", "visit", "visitFor"] as const;

/**
 * Whether a stored enquiry equals one that came under its id.
 * @param sent ids of the later one's files; a form without scripts sends the same bytes under other ids
 */
export async function isSameEnquiry(
  stored: StoredEnquiry,
  given: NewEnquiry,
  sent: readonly string[],
  files: Pick<FileStore, "filesOf" | "looseFile">,
): Promise<boolean> {
  if (CONTENT.some((field) => stored[field] !== given[field])) return false;
  const kept = await files.filesOf(stored.id);
  if (kept.length !== sent.length) return false;
  for (const [place, { id, digest }] of kept.entries()) {
    if (id === sent[place]) continue;
    const other = await files.looseFile(sent[place] ?? "");
    if (digest === "" || other?.digest !== digest) return false;
  }
  return true;
}
