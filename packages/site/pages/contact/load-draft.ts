export type FormDraft = typeof import("@stoneyard/site/choice/enquiry-draft.ts");

let loaded: FormDraft | undefined;

/** The draft's script loads after the form. Undefined where it cannot be fetched. */
export async function loadDraft(): Promise<FormDraft | undefined> {
  loaded ??= await import("@stoneyard/site/choice/enquiry-draft.ts").catch(() => undefined);
  return loaded;
}

/** The loaded script, for a page that is being left; undefined before it is loaded. */
export function loadedDraft(): FormDraft | undefined {
  return loaded;
}
