import { ABOUT_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { FIELDS, LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { MOST_FILES } from "@stoneyard/enquiry/files.ts";
import { replaceQuery } from "@stoneyard/site/ui/address-query.ts";
import { indexedStore } from "@stoneyard/site/ui/indexed-store.ts";
import { storedText, storeText } from "./device-store.ts";

/** What is typed into the form. */
export const DRAFT_FIELDS = [...FIELDS, "visitFor"] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** What a visitor had typed and chosen, and not sent. */
export type Draft = Partial<Record<DraftField, string>> & {
  /** When to come: 2026-11-28T10:30. */
  visit?: string;
  /** What the enquiry is about, as the address says it. */
  about?: string;
  /** How many files were chosen; they are kept in a store of their own. */
  files?: number;
};

const NAME = "enquiry-draft";
const VERSION = 1;
/** Whoever has not come back by then does not expect to find it. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * What is kept on this device; nothing where it is too old, unreadable or empty, or where the browser keeps nothing.
 * @param now milliseconds since 1970
 */
export function readDraft(now: number): Draft | undefined {
  try {
    const { version, at, fields } = JSON.parse(storedText("stored", NAME) ?? "{}");
    // A moment ahead of now was written by a clock that has been set back since.
    if (version !== VERSION || Math.abs(now - at) > KEPT_MS) return undefined;
    return draftOf(fields);
  } catch {
    return undefined;
  }
}

/** Keeps what is typed and chosen as far as the browser lets us; an empty form leaves nothing. */
export function keepDraft(fields: Draft, now: number): void {
  const draft = draftOf(fields);
  storeText("stored", NAME, draft && JSON.stringify({ version: VERSION, at: now, fields: draft }));
}

/** Whether anything is kept, be it of no use any more. */
export function hasDraft(): boolean {
  return storedText("stored", NAME) !== undefined;
}

export function forgetDraft(): void {
  storeText("stored", NAME, undefined);
}

/** What a link to the form brought is no draft by itself: it comes again with the link. */
function draftOf(fields: unknown): Draft | undefined {
  const given: Record<string, unknown> = Object(fields);
  const texts = Object.entries(given).filter(
    ([name, text]) =>
      // More than could be sent is kept, too: it is not ours to cut.
      [...DRAFT_FIELDS, "visit"].some((field) => field === name) &&
      typeof text === "string" &&
      text !== "" &&
      text.length <= 2 * LIMITS.message,
  );
  const files =
    Number.isInteger(given.files) && Number(given.files) > 0 ? { files: Number(given.files) } : {};
  const draft: Draft = { ...Object.fromEntries(texts), ...files };
  if (Object.keys(draft).length === 0) return undefined;
  return typeof given.about === "string" && given.about !== "" ? { ...draft, about: given.about } : draft;
}

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

/** Puts a draft back into the form, its files by `addFiles`; tells what was put back of what the visitor had said here. */
export function restoreForm(
  form: HTMLFormElement,
  addFiles: (files: readonly File[]) => void,
): Draft | undefined {
  const draft = readDraft(Date.now());
  if (!draft && hasDraft()) {
    forgetDraft();
    void keepFiles([]);
  }
  // The browser, or a visitor before the scripts ran, may have filled it in already.
  if (!draft || Object.keys(typedInto(form)).length > 0) return undefined;
  for (const field of DRAFT_FIELDS) {
    const input = inputOf(form, field);
    if (input) input.value = draft[field] ?? "";
  }
  // What the visitor came with now is what counts.
  if (draft.about && location.search === "") replaceQuery(`${ABOUT_PARAMETER}=${draft.about}`);
  if (draft.files) void keptFiles().then(addFiles);
  // Files alone may come from another page.
  return Object.keys(draft).some((name) => name !== "files") ? draft : undefined;
}

/** Keeps what is typed and chosen. @param files how many are chosen */
export function keepForm(form: HTMLFormElement, files: number): void {
  const visit = new FormData(form).get("visit");
  const about = aboutInAddress();
  keepDraft(
    { ...typedInto(form), ...(typeof visit === "string" && { visit }), ...(about && { about }), files },
    Date.now(),
  );
}

/** As it is written there, escapes and all. */
function aboutInAddress(): string {
  return new RegExp(`[?&]${ABOUT_PARAMETER}=([^&]*)`).exec(location.search)?.[1] ?? "";
}

function typedInto(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((field) => {
      const value = inputOf(form, field)?.value;
      return value ? [[field, value]] : [];
    }),
  );
}

function inputOf(form: HTMLFormElement, field: DraftField) {
  const input = form.elements.namedItem(field);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input : null;
}

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
