import { indexedStore } from "@stoneyard/site/ui/indexed-store.ts";

/** Beside the kept photograph, under a key of its own. */
const BROUGHT = "brought";
const inStore = indexedStore("own-room", "rooms");

type Named = Pick<File, "name">;

/** The files of this page in the enquiry's draft, as names depend on the language. */
export async function broughtFiles(): Promise<readonly Named[]> {
  try {
    const names: readonly string[] = (await inStore("readonly", (store) => store.get(BROUGHT))) ?? [];
    return names.map((name) => ({ name }));
  } catch {
    return [];
  }
}

/** Whether the browser stored the names: otherwise they could not be removed again. */
export async function noteBroughtFiles(files: readonly Named[]): Promise<boolean> {
  try {
    const names = files.map(({ name }) => name);
    await inStore("readwrite", (store) => store.put(names, BROUGHT));
    return true;
  } catch {
    return false;
  }
}
