import { indexedStore } from "@stoneyard/site/ui/indexed-store.ts";

/** Beside the kept photograph, under a key of its own. */
const BROUGHT = "brought";
const inStore = indexedStore("own-room", "rooms");

type Named = Pick<File, "name">;

/** Which files of this page lie in the draft of an enquiry: they are named in the language of the page, which may change. */
export async function broughtFiles(): Promise<readonly Named[]> {
  try {
    const names: readonly string[] = (await inStore("readonly", (store) => store.get(BROUGHT))) ?? [];
    return names.map((name) => ({ name }));
  } catch {
    return [];
  }
}

/** Whether the browser took their names: what could not be taken back must not be brought. */
export async function noteBroughtFiles(files: readonly Named[]): Promise<boolean> {
  try {
    const names = files.map(({ name }) => name);
    await inStore("readwrite", (store) => store.put(names, BROUGHT));
    return true;
  } catch {
    return false;
  }
}
