/** What keeps a draft comes after the form: nobody leaves it in its first moments. Nothing where it cannot be fetched. */
export function loadDraft() {
  return import("./form-draft.ts").catch(() => undefined);
}
