import { ABOUT_PARAMETER } from "@stoneyard/enquiry/answer.ts";
import { FIELDS, LIMITS } from "@stoneyard/enquiry/enquiry.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "@stoneyard/enquiry/files.ts";
import { replaceQuery } from "@stoneyard/site/ui/browser/address-query.ts";
import { indexedStore } from "@stoneyard/site/ui/browser/indexed-store.ts";
import { storedText, storeText } from "./device-store.ts";

/** What is typed into the form. */
const DRAFT_FIELDS = [...FIELDS, "visitFor"] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** Under which id the draft was last sent, and what that was: its answer may have been lost. */
export type Attempt = { id: string; content: string };

/** What a visitor typed and chose without sending it. */
export type Draft = Partial<Record<DraftField, string>> & {
  /** When to come: 2026-11-28T10:30. */
  visit?: string;
  /** What the enquiry is about, as the address says it. */
  about?: string;
  /** How many files were chosen; they are kept in a store of their own. */
  files?: number;
  attempt?: Attempt;
};

const NAME = "enquiry-draft";
const VERSION = 1;
/** Drafts are kept for this time. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** The draft on this device; undefined where there is none of use. @param now milliseconds since 1970 */
export function readDraft(now: number): Draft | undefined {
  try {
    const { version, at, fields } = JSON.parse(storedText("stored", NAME) ?? "{}");
    // A moment in the future was written before the clock was set back.
    if (version !== VERSION || Math.abs(now - at) > KEPT_MS) return undefined;
    return draftOf(fields);
  } catch {
    return undefined;
  }
}

/** Stores what is typed and chosen, if the browser allows; an empty form stores nothing. */
export function keepDraft(fields: Draft, now: number): void {
  const draft = draftOf(fields);
  storeText("stored", NAME, draft && JSON.stringify({ version: VERSION, at: now, fields: draft }));
}

/** Whether anything is stored, valid or not. */
export function hasDraft(): boolean {
  return storedText("stored", NAME) !== undefined;
}

/** Whether the visitor began before the page ran: on a former visit, or while its scripts came. */
export function hasBegun(form: HTMLFormElement): boolean {
  return hasDraft() || Object.keys(typedInto(form)).length > 0;
}

export function forgetDraft(): void {
  storeText("stored", NAME, undefined);
}

/** What a link brought to the form is no draft: it comes again with the link. Nor is an attempt to send. */
function draftOf(fields: unknown): Draft | undefined {
  const given: Record<string, unknown> = Object(fields);
  const texts = Object.entries(given).filter(
    ([name, text]) =>
      // Texts beyond the limits are kept too: it is not ours to cut them.
      [...DRAFT_FIELDS, "visit"].some((field) => field === name) &&
      typeof text === "string" &&
      text !== "" &&
      text.length <= 2 * LIMITS.message,
  );
  const files =
    Number.isInteger(given.files) && Number(given.files) > 0 ? { files: Number(given.files) } : {};
  const draft: Draft = { ...Object.fromEntries(texts), ...files };
  if (Object.keys(draft).length === 0) return undefined;
  if (typeof given.about === "string" && given.about !== "") draft.about = given.about;
  const { id, content } = Object(given.attempt);
  if (typeof id === "string" && typeof content === "string") draft.attempt = { id, content };
  return draft;
}

/** A file of the draft. Once its upload has begun, it is what is sent, and `id` is the upload's: it goes on where it was. */
export type KeptFile = { file: File; id?: string };

const inStore = indexedStore("enquiry-draft", "files");

/** The draft's files in the order in which they were chosen; none where the browser stores nothing. */
async function savedFiles(): Promise<KeptFile[]> {
  try {
    const saved: (File | KeptFile)[] = await inStore("readonly", (store) => store.getAll());
    // Former drafts have files alone.
    return saved.map((kept) => (kept instanceof File ? { file: kept } : kept));
  } catch {
    return [];
  }
}

/** Replaces the draft's files, if the browser allows. */
export async function keepFiles(files: readonly KeptFile[]): Promise<void> {
  try {
    await inStore("readwrite", (store) => {
      const cleared: IDBRequest = store.clear();
      return files.reduce((_, file, place) => store.put(file, place), cleared);
    });
  } catch {
    // Full or forbidden: the visitor has to choose them again.
  }
}

/** Fills the form's empty fields from a draft, and its files by `restoreFiles`. @returns the draft, where words or a visit came back */
export function restoreForm(
  form: HTMLFormElement,
  restoreFiles: (files: readonly KeptFile[]) => void,
): Draft | undefined {
  const draft = readDraft(Date.now());
  if (!draft && hasDraft()) {
    forgetDraft();
    void keepFiles([]);
  }
  if (draft?.files) void savedFiles().then(restoreFiles);
  // By the browser or the visitor, before the page ran: nothing has kept it yet.
  const typed = typedInto(form);
  for (const field of DRAFT_FIELDS) {
    const input = inputOf(form, field);
    if (input && !typed[field]) input.value = draft?.[field] ?? "";
  }
  // What the visitor came with now takes precedence.
  if (draft?.about && location.search === "") replaceQuery(`${ABOUT_PARAMETER}=${draft.about}`);
  if (Object.keys(typed).length > 0) keepDraft({ ...draft, ...typed, about: aboutInAddress() }, Date.now());
  return [...DRAFT_FIELDS, "visit" as const].some((name) => draft?.[name] && !Object.hasOwn(typed, name))
    ? draft
    : undefined;
}

/** Keeps what is typed and chosen. @param files how many are chosen */
export function keepForm(form: HTMLFormElement, files: number): void {
  const visit = new FormData(form).get("visit");
  const about = aboutInAddress();
  const attempt = readDraft(Date.now())?.attempt;
  keepDraft(
    {
      ...typedInto(form),
      ...(typeof visit === "string" && { visit }),
      ...(about && { about }),
      files,
      ...(attempt && { attempt }),
    },
    Date.now(),
  );
}

/** Keeps what the enquiry is about now, where there is a draft. */
export function keepAbout(): void {
  changeDraft({ about: aboutInAddress() });
}

/** Keeps how the draft is sent now. */
export function keepAttempt(attempt: Attempt): void {
  changeDraft({ attempt });
}

function changeDraft(changed: Draft): void {
  const draft = readDraft(Date.now());
  if (draft) keepDraft({ ...draft, ...changed }, Date.now());
}

/** As written in the address, with its escapes. */
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

/** Whether an enquiry takes these files of another page with the draft's, in place of `former` ones and of those with the same names. */
export async function hasRoomFor(files: readonly File[], former: readonly string[]): Promise<boolean> {
  const all = withFiles(filesBut(await savedFiles(), former), files);
  const bytes = all.reduce((total, { file }) => total + file.size, 0);
  return all.length <= MOST_FILES && bytes <= MOST_FILE_BYTES;
}

/**
 * Adds files from another page to the draft, in place of those with the same names. The form sends them once it opens.
 * @returns whether the browser stored them
 */
export async function bringFiles(files: readonly File[]): Promise<boolean> {
  await keepFiles(withFiles(await savedFiles(), files));
  const saved = await savedFiles();
  keepDraft({ ...readDraft(Date.now()), files: saved.length }, Date.now());
  return files.every(({ name }) => saved.some(({ file }) => file.name === name));
}

/** Removes files with these names from the draft. */
export async function takeBackFiles(names: readonly string[]): Promise<void> {
  const files = await savedFiles();
  const others = filesBut(files, names);
  // Else all would be written anew, or lost where they could only not be read.
  if (others.length === files.length) return;
  // Also without a draft: those of one that has become too old are still there.
  await keepFiles(others);
  const draft = readDraft(Date.now());
  if (draft?.files) keepDraft({ ...draft, files: others.length }, Date.now());
}

const filesBut = (files: readonly KeptFile[], names: readonly string[]): KeptFile[] =>
  files.filter(({ file }) => !names.includes(file.name));

const withFiles = (kept: readonly KeptFile[], files: readonly File[]): KeptFile[] => [
  ...filesBut(
    kept,
    files.map(({ name }) => name),
  ),
  ...files.map((file) => ({ file })),
];
