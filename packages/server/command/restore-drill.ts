import { copyFile, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore, sqliteFile } from "../store/sqlite.ts";
import type { EnquiryStore } from "../store/store.ts";
import { localMinute } from "./dates.ts";
import { UsageError } from "./usage-error.ts";

/**
 * Restores a backup into a folder of its own: opens it, reads every enquiry with its files, keeps and deletes one, and
 * compares it with the store in use.
 * @returns a report
 * @throws UsageError where the backup is incomplete
 */
export async function restoreDrill(file: string, used: EnquiryStore): Promise<string> {
  // SQLite would create a new, empty store.
  if ((await stat(file)).size === 0) throw new UsageError(`${file} is empty, so it is not a backup`);
  const folder = await mkdtemp(join(tmpdir(), "restored-"));
  try {
    await copyFile(file, sqliteFile(folder));
    const restored = openSqliteStore(folder);
    try {
      return await compare(file, restored, used);
    } finally {
      await restored.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(file: string, restored: EnquiryStore, used: EnquiryStore): Promise<string> {
  await restored.check();
  const there = (await restored.list()).map(({ enquiry }) => enquiry);
  let files = 0;
  for (const { id } of there)
    for (const { id: part, name, size } of await restored.filesOf(id)) {
      if ((await restored.readFile(part)).length !== size)
        throw new UsageError(`${file} is not whole: ${name} of the enquiry ${id} is cut off`);
      files += 1;
    }
  const ids = new Set(there.map(({ id }) => id));
  const missing = (await used.list()).filter(({ enquiry }) => !ids.has(enquiry.id));
  const newest = there.at(-1);
  return [
    `${file} was restored: enquiries ${there.length}, files ${files}, and it takes new ones.`,
    newest === undefined
      ? "It holds nothing."
      : `The newest enquiry came on ${localMinute(newest.receivedAt)}.`,
    `Enquiries of the store that it does not have: ${missing.length}.`,
    "",
  ].join("\n");
}
