import { keepDraft, readDraft } from "#app/choice/enquiry-draft.ts";
import { MOST_FILES } from "#enquiry/files.ts";
import { keepFiles, keptFiles } from "./draft-files.ts";

/**
 * Lays files of another page into the draft that this device keeps, in the place of those with the same names: the form has
 * them when it opens, and sends them then.
 * @returns whether the browser took them
 */
export async function bringFiles(files: readonly File[]): Promise<boolean> {
  const all = [...(await otherFiles(files)), ...files].slice(-MOST_FILES);
  await keepFiles(all);
  const kept = await keptFiles();
  keepDraft({ ...readDraft(Date.now()), files: kept.length }, Date.now());
  return files.every(({ name }) => kept.some((file) => file.name === name));
}

/** Takes files with these names out of the draft. */
export async function takeBackFiles(files: readonly Pick<File, "name">[]): Promise<void> {
  const others = await otherFiles(files);
  const draft = readDraft(Date.now());
  if (!draft?.files) return;
  await keepFiles(others);
  keepDraft({ ...draft, files: others.length }, Date.now());
}

const otherFiles = async (files: readonly Pick<File, "name">[]): Promise<File[]> =>
  (await keptFiles()).filter((kept) => files.every(({ name }) => name !== kept.name));
