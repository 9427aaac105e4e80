import { indexedStore } from "#app/ui/indexed-store.ts";

const inStore = indexedStore("enquiry-draft", "files");

/** The files of a draft that this device keeps, in the order in which they were chosen; none where the browser keeps nothing. */
export async function keptFiles(): Promise<File[]> {
  try {
    return (await inStore("readonly", (store) => store.getAll())).filter((file) => file instanceof File);
  } catch {
    return [];
  }
}

/** Keeps these files and no others, as far as the browser lets us: the list of a draft is short. */
export async function keepFiles(files: readonly File[]): Promise<void> {
  try {
    await inStore("readwrite", (store) => {
      const cleared: IDBRequest = store.clear();
      return files.reduce((_, file, place) => store.put(file, place), cleared);
    });
  } catch {
    // Full or forbidden: the visitor chooses them again.
  }
}
