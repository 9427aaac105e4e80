export type FormDraft = typeof import("@stoneyard/site/choice/enquiry-draft.ts");

let loaded: FormDraft | undefined;

/** What keeps a draft comes after the form: nobody leaves it in its first moments. Nothing where it cannot be fetched. */
export async function loadDraft(): Promise<FormDraft | undefined> {
  loaded ??= await import("@stoneyard/site/choice/enquiry-draft.ts").catch(() => undefined);
  return loaded;
}

/** The same at once, for a page that is being left; nothing before it has been loaded. */
export function loadedDraft(): FormDraft | undefined {
  return loaded;
}
